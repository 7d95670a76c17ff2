// The types that are declared.
extension UTType {
    /// The root of everything that an app may open: files, folders, parts of them.
    public static let item = UTType(known: "public.item")
    /// What people open: pictures, texts, sounds.
    public static let content = UTType(known: "public.content")
    /// A stream of bytes.
    public static let data = UTType(known: "public.data")

    /// A picture of any kind.
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let ico = UTType(known: "com.microsoft.ico")
    public static let heic = UTType(known: "public.heic")
    public static let heif = UTType(known: "public.heif")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let rawImage = UTType(known: "public.camera-raw-image")
    public static let pdf = UTType(known: "com.adobe.pdf")

    /// A text of any kind.
    public static let text = UTType(known: "public.text")
    /// A text without marks.
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")

    /// An address.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")

    /// A film or a sound.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let audio = UTType(known: "public.audio")
}

/// The types that are declared, with their endings and names.
struct TypeTable: Sendable {
    struct Entry: Sendable {
        var parents, endings, media: [String]
    }

    private(set) var entries: [String: Entry] = [:]
    /// Identifiers by the endings of files.
    private(set) var endings: [String: String] = [:]
    /// Identifiers by the names in messages.
    private(set) var media: [String: String] = [:]

    static let shared = TypeTable("""
        public.item
        public.content
        public.data                public.item
        public.image               public.data,public.content
        public.png                 public.image                        png         image/png
        public.jpeg                public.image                        jpeg,jpg,jpe image/jpeg,image/jpg
        com.compuserve.gif         public.image                        gif         image/gif
        public.tiff                public.image                        tiff,tif    image/tiff
        com.microsoft.bmp          public.image                        bmp,dib     image/bmp
        com.microsoft.ico          public.image                        ico         image/vnd.microsoft.icon,image/x-icon
        public.heif-standard       public.image
        public.heic                public.heif-standard                heic        image/heic
        public.heif                public.heif-standard                heif        image/heif
        org.webmproject.webp       public.image                        webp        image/webp
        public.svg-image           public.image,public.xml             svg         image/svg+xml
        public.camera-raw-image    public.image
        public.composite-content   public.content
        com.adobe.pdf              public.data,public.composite-content pdf        application/pdf
        public.text                public.data,public.content
        public.plain-text          public.text                         txt,text    text/plain
        public.utf8-plain-text     public.plain-text
        public.rtf                 public.text                         rtf         text/rtf,application/rtf
        public.html                public.text                         html,htm    text/html
        public.xml                 public.text                         xml         application/xml,text/xml
        public.json                public.text                         json        application/json
        public.url                 public.data
        public.file-url            public.url
        public.audiovisual-content public.data,public.content
        public.movie               public.audiovisual-content
        public.audio               public.audiovisual-content
        """)

    private init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            func list(_ place: Int) -> [String] { place < words.count ? words[place].split(separator: ",").map(String.init) : [] }
            let entry = Entry(parents: list(1), endings: list(2), media: list(3))
            entries[words[0]] = entry
            for ending in entry.endings { endings[ending] = words[0] }
            for name in entry.media { media[name] = words[0] }
        }
    }
}
