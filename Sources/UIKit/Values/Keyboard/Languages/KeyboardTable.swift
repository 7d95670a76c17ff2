// Written by script/keyboards from the layouts of xkeyboard-config (NOTICE).

/// The letters of each language: `=` begins one with its tag, the title of the key that leads to its letters, and its own name. Its rows follow, then
/// after `^` those that Shift shows where they are no capitals, and after `:` letters with what each offers while it is held.
let keyboardTable = """
    = en ABC English
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = en-GB ABC English (UK)
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = de ABC Deutsch
    q w e r t z u i o p ü / a s d f g h j k l ö ä / y x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / z ž ź ż / u û ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ò ó œ ø ō õ ő / a à á â æ ã å ā ă ą
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / y ÿ ý ŷ / c ç ć č / n ñ ń ň ņ
    = de-CH ABC Deutsch (Schweiz)
    q w e r t z u i o p ü / a s d f g h j k l ö ä / y x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / z ž ź ż / u û ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ò ó œ ø ō õ ő / a à á â æ ã å ā ă ą
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / y ÿ ý ŷ / c ç ć č / n ñ ń ň ņ
    = fr ABC Français
    a z e r t y u i o p / q s d f g h j k l m / w x c v b n
    : a à á â ä æ ã å ā ă / z ž ź ż / e é è ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / w ŵ / c ç ć č / n ñ ń ň ņ
    = fr-CA ABC Français (Canada)
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = fr-CH ABC Français (Suisse)
    q w e r t z u i o p / a s d f g h j k l / y x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / z ž ź ż / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / y ÿ ý ŷ / c ç ć č / n ñ ń ň ņ
    = es ABC Español
    q w e r t y u i o p / a s d f g h j k l ñ / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ń ň ņ
    = it ABC Italiano
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i ì î ï í ī į ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = pt-BR ABC Português (Brasil)
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = pt-PT ABC Português (Portugal)
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = nl ABC Nederlands
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = ca ABC Català
    q w e r t y u i o p / a s d f g h j k l ñ / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ń ň ņ
    = sv ABC Svenska
    q w e r t y u i o p å / a s d f g h j k l ö ä / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ò ó œ ø ō õ ő / a à á â æ ã ā ă ą
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = da ABC Dansk
    q w e r t y u i o p å / a s d f g h j k l æ ø / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ō õ ő / a à á â ä ã ā ă ą
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = nb ABC Norsk bokmål
    q w e r t y u i o p å / a s d f g h j k l ø æ / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ō õ ő / a à á â ä ã ā ă ą
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = fi ABC Suomi
    q w e r t y u i o p å / a s d f g h j k l ö ä / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ò ó œ ø ō õ ő / a à á â æ ã ā ă ą
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = is ABC Íslenska
    q w e r t y u i o p ð / a s d f g h j k l æ / z x c v b n m þ
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ö ô ò ó œ ø ō õ ő / a à á â ä ã å ā ă ą
    : s ß ś š ş ș / d ď đ / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = et ABC Eesti
    q w e r t y u i o p ü õ / a s d f g h j k l ö ä / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ò ó œ ø ō ő / a à á â æ ã å ā ă ą / s š ß ś ş ș
    : d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = lv ABC Latviešu
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e ē è é ê ë ė ę ě / r ŗ ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u ū û ü ù ú ů ű ų / i ī î ï í į ì ı / o ō ô ö ò ó œ ø õ ő / a ā à á â ä æ ã å ă
    : s š ß ś ş ș / d ď đ ð / g ģ ğ / k ķ / l ļ ł ľ ĺ / z ž ź ż / c č ç ć / n ņ ñ ń ň
    = lt ABC Lietuvių
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e ę ė è é ê ë ē ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u ų ū û ü ù ú ů ű / i į î ï í ī ì ı / o ô ö ò ó œ ø ō õ ő / a ą à á â ä æ ã å ā
    : s š ß ś ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c č ç ć / n ñ ń ň ņ
    = pl ABC Polski
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e ę è é ê ë ē ė ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ó ô ö ò œ ø ō õ ő / a ą à á â ä æ ã å ā
    : s ś ß š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ż ź ž / c ć ç č / n ń ñ ň ņ
    = cs ABC Čeština
    q w e r t z u i o p / a s d f g h j k l / y x c v b n m
    : w ŵ / e ě é è ê ë ē ė ę / r ř ŕ / t ť þ ț ţ / z ž ź ż / u û ü ù ú ū ů ű ų / i í î ï ī į ì ı / o ô ö ò ó œ ø ō õ ő / a á à â ä æ ã å ā ă
    : s š ß ś ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / y ý ÿ ŷ / c č ç ć / n ñ ń ň ņ
    = sk ABC Slovenčina
    q w e r t z u i o p ú ä / a s d f g h j k l ô / y x c v b n m
    : w ŵ / e é è ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / z ž ź ż / u û ü ù ū ů ű ų / i í î ï ī į ì ı / o ö ò ó œ ø ō õ ő / a á à â æ ã å ā ă ą
    : s š ß ś ş ș / d ď đ ð / g ğ ģ / k ķ / l ľ ł ĺ ļ / y ý ÿ ŷ / c č ç ć / n ñ ń ň ņ
    = sl ABC Slovenščina
    q w e r t z u i o p š đ / a s d f g h j k l č ć / y x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / z ž ź ż / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś ş ș / d ď ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / y ÿ ý ŷ / c ç / n ñ ń ň ņ
    = hr ABC Hrvatski
    q w e r t z u i o p š đ / a s d f g h j k l č ć / y x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / z ž ź ż / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś ş ș / d ď ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / y ÿ ý ŷ / c ç / n ñ ń ň ņ
    = bs ABC Bosanski
    q w e r t z u i o p š đ / a s d f g h j k l č ć / y x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / z ž ź ż / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś ş ș / d ď ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / y ÿ ý ŷ / c ç / n ñ ń ň ņ
    = sr-Latn ABC Srpski
    q w e r t z u i o p š đ / a s d f g h j k l č ć / y x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / z ž ź ż / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś ş ș / d ď ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / y ÿ ý ŷ / c ç / n ñ ń ň ņ
    = hu ABC Magyar
    q w e r t z u i o p ő ú / a s d f g h j k l é á / y x c v b n m
    : w ŵ / e è ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / z ž ź ż / u ü û ù ū ů ű ų / i í î ï ī į ì ı / o ö ó ô ò œ ø ō õ / a ä à â æ ã å ā ă ą / s ß ś š ş ș
    : d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / y ÿ ý ŷ / c ç ć č / n ñ ń ň ņ
    = ro ABC Română
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ț ť þ ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a â ă à á ä æ ã å ā
    : s ș ß ś š ş / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = sq ABC Shqip
    q w e r t z u i o p ç / a s d f g h j k l ë / y x c v b n m
    : w ŵ / e è é ê ē ė ę ě / r ř ŕ / t ť þ ț ţ / z ž ź ż / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / y ÿ ý ŷ / c ć č / n ñ ń ň ņ
    = tr ABC Türkçe
    q w e r t y u ı o p ğ ü / a s d f g h j k l ş i / z x c v b n m ö ç
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ù ú ū ů ű ų / o ô ò ó œ ø ō õ ő / a â à á ä æ ã å ā ă / s ß ś š ș / d ď đ ð / g ģ
    : k ķ / l ł ľ ĺ ļ / i î ï í ī į ì / z ž ź ż / c ć č / n ñ ń ň ņ
    = az ABC Azərbaycan
    q ü e r t y u i o p ö ğ / a s d f g h j k l ı ə / z x c v b n m ç ş
    : e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ù ú ū ů ű ų / i î ï í ī į ì / o ô ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă / s ß ś š ș
    : d ď đ ð / g ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ć č / n ñ ń ň ņ
    = id ABC Indonesia
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = ms ABC Melayu
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = vi ABC Tiếng Việt
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : e ê é è ẻ ẽ ẹ / y ý ỳ ỷ ỹ ỵ / u ư ú ù ủ ũ ụ / i í ì ỉ ĩ ị / o ô ơ ó ò ỏ õ ọ / a ă â á à ả ã ạ / d đ
    = vi-x-vni ABC Tiếng Việt (VNI)
    1 2 3 4 5 6 7 8 9 0 / q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : e ê é è ẻ ẽ ẹ / y ý ỳ ỷ ỹ ỵ / u ư ú ù ủ ũ ụ / i í ì ỉ ĩ ị / o ô ơ ó ò ỏ õ ọ / a ă â á à ả ã ạ / d đ
    = sw ABC Kiswahili
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = eu ABC Euskara
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = ga ABC Gaeilge
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = cy ABC Cymraeg
    q w e r t y u i o p / a s d f g h j k l / z x c v b n m
    : w ŵ / e è é ê ë ē ė ę ě / r ř ŕ / t ť þ ț ţ / y ÿ ý ŷ / u û ü ù ú ū ů ű ų / i î ï í ī į ì ı / o ô ö ò ó œ ø ō õ ő / a à á â ä æ ã å ā ă
    : s ß ś š ş ș / d ď đ ð / g ğ ģ / k ķ / l ł ľ ĺ ļ / z ž ź ż / c ç ć č / n ñ ń ň ņ
    = el ΑΒΓ Ελληνικά
    ς ε ρ τ υ θ ι ο π / α σ δ φ γ η ξ κ λ / ζ χ ψ ω β ν μ
    : ε έ / υ ύ ϋ ΰ / ι ί ϊ ΐ / ο ό / α ά / η ή / ω ώ
    = ru АБВ Русский
    й ц у к е н г ш щ з х ъ / ф ы в а п р о л д ж э / я ч с м и т ь б ю
    : у ў ұ ү / к қ / е ё є / н ң / г ґ ғ / х һ / о ө / и і ї
    = uk АБВ Українська
    й ц у к е н г ш щ з х ї / ф і в а п р о л д ж є / я ч с м и т ь б ю
    : у ў ұ ү / к қ / е ё / н ң / г ґ ғ / х һ / о ө / ь ъ
    = be АБВ Беларуская
    й ц у к е н г ш ў з х / ф ы в а п р о л д ж э / я ч с м і т ь б ю
    : у ұ ү / к қ / е ё є / н ң / г ґ ғ / х һ / о ө / і ї и / ь ъ
    = bg АБВ Български
    я в е р т ъ у и о п ш щ / а с д ф г х й к л / з ь ц ж б н м
    : е ё є / у ў ұ ү / и ѝ і ї / о ө / г ґ ғ / х һ / к қ / н ң
    = mk АБВ Македонски
    љ њ е р т ѕ у и о п ш ѓ / а с д ф г х ј к л ч ќ / з џ ц в б н м
    : е ё є / у ў ұ ү / и і ї й / о ө / г ґ ғ / х һ / к қ / н ң
    = sr АБВ Српски
    љ њ е р т з у и о п ш ђ / а с д ф г х ј к л ч ћ / ж џ ц в б н м
    : е ё є / у ў ұ ү / и і ї й / о ө / г ґ ғ / х һ / к қ / н ң
    = kk АБВ Қазақша
    ә і ң ғ ү ұ қ ө һ / й ц у к е н г ш щ з х ъ / ф ы в а п р о л д ж э / я ч с м и т ь б ю
    : і ї / у ў / е ё є / г ґ / и ї
    = ka აბგ ქართული
    ქ წ ე რ ტ ყ უ ი ო პ / ა ს დ ფ გ ჰ ჯ კ ლ / ზ ხ ც ვ ბ ნ მ
    = hy ԱԲԳ Հայերեն
    ճ փ բ ս մ ո ւ կ ը թ ծ ց / ջ վ գ ե ա ն ի տ հ պ ր / ժ դ չ յ զ լ ք խ շ ռ
    = ar أبج العربية
    ض ص ث ق ف غ ع ه خ ح ج د / ش س ي ب ل ا ت ن م ك ط / ئ ء ؤ ر لا ى ة و ز ظ
    ^ َ ً ُ ٌ لإ إ ع ه خ ح ج د / ِ ٍ ي ب لأ أ ـ ن م ك ط / ئ ْ ؤ ر لآ آ ة و ز ظ
    : ه ۀ / د ذ / ا أ إ آ ٱ
    = fa ابپ فارسی
    ض ص ث ق ف غ ع ه خ ح ج چ / ش س ی ب ل ا ت ن م ک گ / ظ ط ز ر ذ د پ و
    ^ ْ ٌ ٍ ً ُ ِ َ ّ خ ح ج چ / ؤ ئ ي إ أ آ ة ن م ک گ / ك ٓ ژ ٰ ذ ٔ ء و
    : ه ة ۀ / ی ي ئ / ا أ إ آ ٱ ء / ک ك / و ؤ
    = he אבג עברית
    ק ר א ט ו ן ם פ / ש ד ג כ ע י ח ל ך ף / ז ס ב ה נ מ צ ת ץ
    = hi कखग हिन्दी
    ौ ै ा ी ू ब ह ग द ज ड ़ / ो े ् ि ु प र क त च ट / ॆ ं म न व ल स य
    ^ औ ऐ आ ई ऊ भ ङ घ ध झ ढ ञ / ओ ए अ इ उ फ ऱ ख थ छ ठ / ऎ ँ ण ऩ ऴ ळ श य़
    : ग ग़ / ज ज़ / ड ड़ / क क़
    = bn কখগ বাংলা
    ৌ ৈ া ী ূ ব হ গ দ জ ড ় / ো ে ্ ি ু প র ক ত চ ট / ং ম ন ব ল স য়
    ^ ঔ ঐ আ ঈ ঊ ভ ঙ ঘ ধ ঝ ঢ ঞ / ও এ অ ই উ ফ ঢ় খ থ ছ ঠ / ঁ ণ ন ব ল শ য
    = ta கஙச தமிழ்
    ௌ ை ா ீ ூ ஹ ஜ ஞ / ோ ே ் ி ு ப ர க த ச ட / ெ ஂ ம ந வ ல ஸ ய
    ^ ஔ ஐ ஆ ஈ ஊ ங ஜ ஞ / ஓ ஏ அ இ உ ப ற க த ச ட / எ ஂ ண ன ழ ள ஶ ய
    = te కఖగ తెలుగు
    ౌ ై ా ీ ూ బ హ గ ద జ డ ఞ / ో ే ్ ి ు ప ర క త చ ట / ె ం మ న వ ల స య
    ^ ఔ ఐ ఆ ఈ ఊ భ ఙ ఘ ధ ఝ ఢ ఞ / ఓ ఏ అ ఇ ఉ ఫ ఱ ఖ థ ఛ ఠ / ఎ ఁ ణ న వ ళ శ య
    = th กขค ไทย
    ๅ ภ ถ ุ ึ ค ต จ ข ช / ๆ ไ ำ พ ะ ั ี ร น ย บ ล / ฟ ห ก ด เ ้ ่ า ส ว ง / ผ ป แ อ ิ ื ท ม ใ ฝ
    ^ ๅ ภ ถ ู ึ ค ต จ ข ช / ๆ ไ ฎ ฑ ธ ํ ๊ ณ ฯ ญ ฐ ล / ฤ ฆ ฏ โ ฌ ็ ๋ ษ ศ ซ ง / ผ ป ฉ ฮ ฺ ์ ท ฒ ฬ ฦ
    = ko 가나다 한국어
    ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ / ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ / ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ
    ^ ㅃ ㅉ ㄸ ㄲ ㅆ ㅛ ㅕ ㅑ ㅒ ㅖ / ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ / ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ
    """
