/* The list in GTK 4's scrolled window: a list view, whose rows are made when they come in sight. */
#include <fcntl.h>
#include <gtk/gtk.h>
#include <sys/mman.h>
#include <unistd.h>

enum { rows = 10000, row_height = 40 };
static volatile uint64_t none[2], *counters = none;

typedef struct { GtkWidget parent; int row; } Row;
typedef struct { GtkWidgetClass parent; } RowClass;
G_DEFINE_TYPE(Row, row, GTK_TYPE_WIDGET)
static void row_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    int row = ((Row *)widget)->row;
    GdkRGBA colour = {(64 + 37 * row % 160) / 255.f, (64 + 91 * row % 160) / 255.f, (64 + 53 * row % 160) / 255.f, 1};
    gtk_snapshot_append_color(snapshot, &colour, &GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget)));
}
static void row_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *mb, int *nb) {
    *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? row_height : 1280;
    *mb = *nb = -1;
}
static void row_class_init(RowClass *class) {
    GTK_WIDGET_CLASS(class)->snapshot = row_snapshot;
    GTK_WIDGET_CLASS(class)->measure = row_measure;
}
static void row_init(Row *row) {}

static void setup(GtkListItemFactory *factory, GtkListItem *item) { gtk_list_item_set_child(item, g_object_new(row_get_type(), NULL)); }
static void bind(GtkListItemFactory *factory, GtkListItem *item) {
    Row *row = (Row *)gtk_list_item_get_child(item);
    row->row = gtk_list_item_get_position(item);
    gtk_widget_queue_draw(GTK_WIDGET(row));
}
static void scrolled(GtkAdjustment *adjustment) { counters[0]++, counters[1]++; }
static gboolean to_the_middle(gpointer adjustment) {
    gtk_adjustment_set_value(adjustment, rows * row_height / 2);
    return gtk_adjustment_get_value(adjustment) < rows * row_height / 2 - 1;
}

static void activate(GtkApplication *app) {
    GtkCssProvider *css = gtk_css_provider_new();
    gtk_css_provider_load_from_data(css, "listview, row { padding: 0; margin: 0; border: none; min-height: 0; }", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(css), GTK_STYLE_PROVIDER_PRIORITY_USER);
    GtkWidget *window = gtk_application_window_new(app), *area = gtk_scrolled_window_new();
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkStringList *names = gtk_string_list_new(NULL);
    for (int i = 0; i < rows; i++) gtk_string_list_append(names, "");
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(names))), factory);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(area), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(area), list);
    gtk_window_set_child(GTK_WINDOW(window), area);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
    GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(area));
    g_signal_connect(adjustment, "value-changed", G_CALLBACK(scrolled), NULL);
    gtk_window_present(GTK_WINDOW(window));
    g_timeout_add(50, to_the_middle, adjustment);
}

int main(int argc, char **argv) {
    const char *path = getenv("BENCH_COUNTERS");
    int file = path ? open(path, O_RDWR) : -1;
    void *memory = file < 0 ? MAP_FAILED : mmap(NULL, 16, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED) counters = memory;
    GtkApplication *app = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(app), argc, argv);
}
