// The list in Qt's scroll area, dragged and flicked by QScroller.
#include <QApplication>
#include <QPainter>
#include <QPaintEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

static volatile uint64_t none[2], *counters = none;
enum { rows = 10000, rowHeight = 40 };

class List : public QWidget {
public:
    List() { setFixedSize(1280, rows * rowHeight); setAttribute(Qt::WA_OpaquePaintEvent); }
protected:
    void paintEvent(QPaintEvent *event) override {
        QPainter painter(this);
        for (const QRect &part : event->region())
            for (int row = part.top() / rowHeight; row <= part.bottom() / rowHeight && row < rows; row++)
                painter.fillRect(QRect(0, row * rowHeight, 1280, rowHeight) & part,
                                 QColor(64 + 37 * row % 160, 64 + 91 * row % 160, 64 + 53 * row % 160));
    }
};

int main(int argc, char **argv) {
    if (const char *path = getenv("BENCH_COUNTERS")) {
        int file = open(path, O_RDWR);
        void *memory = file < 0 ? MAP_FAILED : mmap(nullptr, 16, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (memory != MAP_FAILED) counters = static_cast<volatile uint64_t *>(memory);
    }
    QApplication app(argc, argv);
    QScrollArea area;
    area.setWindowFlag(Qt::FramelessWindowHint);
    area.setFrameShape(QFrame::NoFrame);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setWidget(new List);
    area.setGeometry(0, 0, 1280, 800);
    area.viewport()->setAttribute(Qt::WA_AcceptTouchEvents);
    QScroller::grabGesture(area.viewport(), QScroller::TouchGesture);
    QObject::connect(area.verticalScrollBar(), &QScrollBar::valueChanged, [] { counters[0]++; counters[1]++; });
    area.show();
    area.verticalScrollBar()->setValue(rows * rowHeight / 2);
    return app.exec();
}
