import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  language: "اللغة",
  filters:
    "{set, plural, zero {عوامل التصفية} one {عوامل التصفية (#)} two {عوامل التصفية (#)} few {عوامل التصفية (#)} many {عوامل التصفية (#)} other {عوامل التصفية (#)}}",
  allLanguages: "كل اللغات",
  noneHere: {
    title: "لا شيء في هذه الصفحة",
    text: "صارت القائمة أقصر منذ كنت هنا.",
    action: "الصفحة الأولى",
  },

  noneFound: {
    title: "لا نتائج",
    text: "لا شيء لديك يطابق ما طلبته.",
    action: "عرض الكل",
  },
  level: "المستوى",
  allLevels: "كل المستويات",

  groups: { european: "لغات أوروبية", asian: "لغات آسيوية", other: "لغات أخرى" },
  categories: {
    world: "العالم",
    business: "الأعمال",
    technology: "التقنية",
    sports: "الرياضة",
    entertainment: "الترفيه",
    science: "العلوم",
    health: "الصحة",
  },

  saved: {
    title: "كلماتي",
    intro: "الكلمات التي تحفظها تبقى هنا.",
    lead: "المحفوظ: {count, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}.",
    found:
      "النتائج: {count, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}.",
    foundMany: "عدد النتائج {count, number} أو أكثر.",
    failed: "يتعذّر تحميل كلماتك الآن…",
    search: "بحث",
    searchHint: "كلمة أو ترجمتها",
    sort: "الترتيب",
    sorts: { newest: "الأحدث أولًا", oldest: "الأقدم أولًا", word: "أبجديًا" },
    allStatuses: "كل الحالات",
    empty: {
      title: "لا كلمات بعد",
      text: "المس كلمة أثناء القراءة واحفظها. ستنتظرك هنا مع الجملة التي صادفتها فيها.",
      action: "بدء القراءة",
    },
    unsent: {
      title: "بانتظار الإرسال",
      text: "محفوظة على هذا الجهاز، وتُرسل عند عودة الاتصال.",
    },
    columns: {
      word: "الكلمة",
      translation: "الترجمة",
      status: "الحالة",
      met: "وردت في",
      saved: "تاريخ الحفظ",
    },
    status: { new: "جديدة", learning: "قيد التعلّم", known: "معروفة", ignored: "متجاهَلة" },
    statusOf: "حالة {word}",
    statusFailed: "تعذّر تغيير الحالة. حاول مرة أخرى.",
    statusChanged: {
      new: "الحالة الآن «جديدة»: {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}",
      learning:
        "الحالة الآن «قيد التعلّم»: {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}",
      known:
        "الحالة الآن «معروفة»: {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}",
      ignored:
        "الحالة الآن «متجاهَلة»: {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}",
    },
    editTranslation: "تعديل ترجمة {word}",
    translationOf: "ترجمة {word}",
    keepTranslation: "حفظ الترجمة",
    leaveTranslation: "تركها كما كانت",
    addNote: "إضافة ملاحظة على {word}",
    editNote: "تعديل الملاحظة على {word}",
    noteOn: "ملاحظة على {word}",
    saveNote: "حفظ الملاحظة",
    noteFailed: "تعذّر حفظ الملاحظة على «{word}». حاول مرة أخرى.",
    translationChanged: "تغيّرت ترجمة «{word}»",
    translationFailed: "تعذّر تغيير ترجمة «{word}». حاول مرة أخرى.",
    selection: "الكلمات المحدَّدة",
    select: "تحديد {word}",
    selectAll: "تحديد كل ما في هذه الصفحة",
    selected: "المحدَّد: {count, number}",
    setStatus: "تغيير الحالة",
    deleteSelected: "حذف",
    clear: "إلغاء التحديد",
    clearSelection: "إلغاء التحديد",
    delete: "حذف {word}",
    undo: "تراجع",
    deletingOne: {
      named: "{word}",
      deleted: "حُذفت «{word}»",
      failed: "تعذّر حذف «{word}». حاول مرة أخرى.",
      undoFailed: "تعذّرت استعادة «{word}».",
    },
    deletingMany: {
      named:
        "{count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}",
      deleted:
        "تم حذف {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
      failed:
        "تعذّر حذف {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}. حاول مرة أخرى.",
      undoFailed:
        "تعذّرت استعادة {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}.",
    },
  },

  files: {
    menu: "التصدير والاستيراد",
    exportCsv: "تصدير إلى CSV",
    exportAnki: "تصدير إلى Anki",
    exportFailed: "تعذّر تصدير كلماتك. حاول مرة أخرى.",
    import: "استيراد ملف CSV",
    importTitle: "استيراد كلمات",
    importText:
      "ملف CSV فيه الأعمدة word وtranslation وlanguage وtranslation_language، ويمكنك أن تضيف status وbase_form وsentence. سترى ما سيؤول إليه كل سطر قبل تخزين أي شيء.",
    file: "الملف",
    choose: "اختيار ملف",
    reading: "جارٍ قراءة الملف",
    importFailed: "تعذّر استيراد الملف كاملًا. حاول مرة أخرى، وما خُزّن يبقى كما هو.",
    tooLarge: "هذا الملف أكبر من أن يُستورد دفعة واحدة. قسّمه إلى ملفات أصغر.",
    tooMany: "في هذا الملف أكثر من {most, number} كلمة. قسّمه إلى ملفات أصغر.",
    another: "اختيار ملف آخر",
    store:
      "استيراد {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
    storeSome:
      "استيراد {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}} وترك {left, plural, zero {# سطر} one {سطر واحد} two {سطرين} few {# أسطر} many {# سطرًا} other {# سطر}}",
    imported:
      "تم استيراد {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
    preview: "ما سيؤول إليه كل سطر",
    summary:
      "جديد: {fresh, number}، متغيّر: {changed, number}، كما هو: {same, number}، تتعذّر قراءته: {bad, number}.",
    line: "السطر",
    outcome: "النتيجة",
    outcomes: { new: "جديد", changed: "متغيّر", same: "كما هو" },
    badTitle: "أسطر تتعذّر قراءتها",
    lineNumber: "السطر {line}:",
    more: "{count, plural, zero {ولا أسطر أخرى} one {وسطر آخر} two {وسطران آخران} few {و# أسطر أخرى} many {و# سطرًا آخر} other {و# سطر آخر}}",
    missingColumns: "تنقص السطر الأول الأعمدة {names}.",
    emptyCell: "{name} فارغ.",
    tooLong: "يزيد طول {name} على {most, number} حرف.",
    noLanguage: "«{given}» ليست من اللغات الـ16.",
    noStatus: "«{given}» ليست حالة: الحالات هي new وlearning وknown وignored.",
    repeated: "الكلمة نفسها التي في السطر {line}.",
    unclosed: "علامة الاقتباس التي تبدأ هنا لا تُغلق في نهاية خليتها.",
  },

  reviewKeys: {
    title: "في المراجعة",
    show: "عرض الإجابة ثم تقييمها بـ«جيد»، أو بـ«مجددًا» إذا كانت الكلمة المكتوبة خطأ",
    rate: "التقييم بـ«مجددًا» أو «صعب» أو «جيد» أو «سهل»",
    takeBack: "التراجع عن الإجابة الأخيرة",
    listen: "استماع",
    know: "أعرف هذه الكلمة",
  },
  review: {
    title: "المراجعة",
    lead: "حدّد مدى تذكّرك لكل كلمة، وستعود إليك قبيل أن تنساها.",
    practiceTitle: "التدريب",
    practiceLead: "لا شيء هنا يغيّر موعد عودة أي كلمة.",
    failed: "يتعذّر تحميل مراجعتك الآن…",
    start: "مراجعة",
    startWith: "مراجعة {waiting, number}",
    startWithMany: "مراجعة أكثر من 1000",
    back: "كل كلماتي",
    below: "كلماتك، ما دمت هنا",
    cardLabel: "المراجعة",
    wordLabel: "الكلمة",
    left: "{count, plural, zero {لم تبقَ بطاقات} one {البطاقة الأخيرة} two {بقيت بطاقتان} few {بقيت # بطاقات} many {بقيت # بطاقة} other {بقيت # بطاقة}}",
    reveal: "عرض الإجابة",
    baseForm: "الصيغة الأساسية:",
    howWell: "إلى أي حد تذكّرتها؟",
    ratings: { again: "مجددًا", hard: "صعب", good: "جيد", easy: "سهل" },
    comesBackIn: "بعد {interval}",
    answered: "إجابتك: {rating}",
    answerFailed: "تعذّر تسجيل إجابتك. حاول مرة أخرى.",
    undo: "تراجع",
    undone: "أُلغيت الإجابة",
    know: "أعرف هذه الكلمة",
    nowLeft: {
      known: "«{word}» صارت معروفة",
      ignored: "نُحّيت «{word}» جانبًا",
    },
    hard: {
      title: "كثيرًا ما تُنسى",
      text: "أن تراها حيث صادفتها، أو تكتب لها ترجمة من عندك، أنفع من تكرار السؤال.",
      translation: "الترجمة:",
      seeInText: "عرضها في نصها",
      setAside: "تنحية جانبًا",
    },
    keys: "المسافة تعرض الإجابة · 1 إلى 4 للتقييم · L للاستماع · Z للتراجع · K: أعرف هذه الكلمة",
    typingKeys: "Enter يتحقق من الكلمة · 1 إلى 4 للتقييم · L للاستماع · Z للتراجع · K: أعرف هذه الكلمة",
    kind: "تسأل البطاقات عن",
    kinds: {
      word: "معنى الكلمة",
      gap: "الكلمة في فراغ",
      listening: "ما تسمعه",
      typing: "الكلمة كتابةً",
    },
    gap: "فراغ",
    listenFirst: "استمع. ما المعنى؟",
    typing: {
      label: "الكلمة في الفراغ",
      check: "تحقّق",
      right: "صحيح",
      typed: "كتبت",
      missing: "ينقص «\u2068{letters}\u2069»",
      tooMuch: "«\u2068{letters}\u2069» زائد",
      instead: "«\u2068{expected}\u2069» بدلًا من «\u2068{typed}\u2069»",
    },
    ends: {
      done: { title: "اكتملت المراجعة", text: "لا كلمات حان موعدها الآن." },
      due: { title: "بقي ما تراجعه" },
      limit: { title: "يكفي لهذا اليوم", text: "بلغت عدد الكلمات الذي اخترته لليوم." },
      none: { title: "لا شيء للمراجعة", text: "احفظ كلمات أثناء القراءة، لتُسأل عنها هنا." },
    },
    answeredSoFar:
      "{count, plural, zero {لم تُجب بعد.} one {أجبت مرة واحدة.} two {أجبت مرتين.} few {أجبت # مرات.} many {أجبت # مرة.} other {أجبت # مرة.}}",
    moreDue:
      "للمراجعة الآن: {count, plural, zero {لا كلمات} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}}.",
    nextDueIn: "موعد الكلمة التالية بعد {interval}.",
    nextDue: "موعد الكلمة التالية {moment}.",
    more: "متابعة المراجعة",
    practice: "تدرّب",
    learnt: "ما تعلّمته",
    practised: "ما تدرّبت عليه",
    comesIn: "تعود بعد {interval}",
    intervals: {
      minutes:
        "{count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
      hours:
        "{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}",
      days: "{count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}",
      months:
        "{count, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}",
      years:
        "{count, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}",
    },
  },

  lookups: {
    title: "كلمات بحثت عنها",
    lead: "كل كلمة سألت عن معناها أثناء القراءة، الأحدث أولًا.",
    kept: "تبقى الكلمات هنا لمدة {months, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}.",
    failed: "يتعذّر تحميل الكلمات التي بحثت عنها الآن…",
    empty: {
      title: "لم تبحث عن كلمات بعد",
      text: "المس أي كلمة في مقال لترى معناها، وستُسجَّل كل كلمة هنا.",
      action: "بدء القراءة",
    },
    columns: { word: "الكلمة", translation: "الترجمة", met: "وردت في", when: "الوقت" },
  },

  articles: {
    title: "مقالاتي",
    lead: "ما فتحته وما أنهيته، الأحدث أولًا.",
    failed: "يتعذّر تحميل مقالاتك الآن…",
    empty: {
      title: "لا مقالات بعد",
      text: "افتح مقالًا من الأخبار، وستجده هنا بعد ذلك.",
      action: "الانتقال إلى الأخبار",
    },
    finished: "اكتمل",
    opened: "فُتح",
  },

  statistics: {
    title: "الإحصاءات",
    lead: "ما قرأته وبحثت عنه وحفظته.",
    empty: {
      title: "لا أرقام بعد",
      text: "تبدأ مع أول مقال تقرؤه.",
      action: "بدء القراءة",
    },
    read: "كلمات مقروءة",
    lookedUp: "كلمات بُحث عنها",
    saved: "كلمات محفوظة",
    reviewed: "كلمات مراجَعة",
    finished: "مقالات مكتملة",
    time: "الوقت",
    day: "اليوم",
    level: "المستوى",
    weekOf: "أسبوع",
    thisWeek: "هذا الأسبوع",
    byLanguage: "حسب اللغة",
    yearTitle: "آخر 12 شهرًا",
    year: "{language}: الكلمات المقروءة يوميًا في آخر 12 شهرًا",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "قرأت {words, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}} على مدى {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
    dayTitle:
      "{day}: قرأت {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
    dayTitleRepaired:
      "{day}: قرأت {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}، فائت وعُوِّض",
    less: "أقل",
    more: "أكثر",
    repaired: "فائت وعُوِّض",
    repairedDay: "{day}، فائت وعُوِّض",
    weeksTitle:
      "أسبوعًا بأسبوع، آخر {weeks, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}",
    weeks:
      "{language}: كل أسبوع في آخر {weeks, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "الأكثر: {count, number} في أسبوع {week}",
    none: "لا شيء بعد",
    levelsTitle: "المستويات عبر الزمن",
    levels: "{language}: حسب المستوى",
    levelRow:
      "{level}: قرأت {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}",
    levelWeeks: "{language}: الكلمات المقروءة في كل مستوى، أسبوعًا بأسبوع",
    levelsCaption:
      "الكلمات المقروءة في كل أسبوع من آخر {weeks, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}، وأعلى عمود يساوي {most, number}. وفي النهاية كل الكلمات منذ البداية.",
    asTable: "عرض كجدول",
    week: {
      title: "أسبوعك",
      failed: "يتعذّر تحميل أسبوعك الآن…",
      read: {
        none: "لم تقرأ دقيقة واحدة بعد.",
        afterNone:
          "قرأت {count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}، ولم تقرأ في الأسبوع السابق.",
        asBefore:
          "قرأت {count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}، كما في الأسبوع السابق كله.",
        ahead:
          "قرأت {count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}، بزيادة {more, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} عن الأسبوع السابق كله.",
        behind:
          "{count, plural, zero {لم تقرأ دقيقة واحدة بعد} one {قرأت دقيقة واحدة} two {قرأت دقيقتين} few {قرأت # دقائق} many {قرأت # دقيقة} other {قرأت # دقيقة}}، مقابل {before, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} في الأسبوع السابق كله.",
      },
      finished: {
        none: "لم تُنهِ أي نص بعد.",
        afterNone:
          "أنهيت {count, plural, zero {# نص} one {نصًا واحدًا} two {نصّين} few {# نصوص} many {# نصًا} other {# نص}}، ولم تُنهِ أي نص في الأسبوع السابق.",
        asBefore:
          "أنهيت {count, plural, zero {# نص} one {نصًا واحدًا} two {نصّين} few {# نصوص} many {# نصًا} other {# نص}}، كما في الأسبوع السابق كله.",
        ahead:
          "أنهيت {count, plural, zero {# نص} one {نصًا واحدًا} two {نصّين} few {# نصوص} many {# نصًا} other {# نص}}، بزيادة {more, number} عن الأسبوع السابق كله.",
        behind:
          "{count, plural, zero {لم تُنهِ أي نص بعد} one {أنهيت نصًا واحدًا} two {أنهيت نصّين} few {أنهيت # نصوص} many {أنهيت # نصًا} other {أنهيت # نص}}، مقابل {before, number} في الأسبوع السابق كله.",
      },
      saved: {
        none: "لم تحفظ أي كلمة بعد.",
        afterNone:
          "حفظت {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}، ولم تحفظ أي كلمة في الأسبوع السابق.",
        asBefore:
          "حفظت {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}، كما في الأسبوع السابق كله.",
        ahead:
          "حفظت {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}، بزيادة {more, number} عن الأسبوع السابق كله.",
        behind:
          "{count, plural, zero {لم تحفظ أي كلمة بعد} one {حفظت كلمة واحدة} two {حفظت كلمتين} few {حفظت # كلمات} many {حفظت # كلمة} other {حفظت # كلمة}}، مقابل {before, number} في الأسبوع السابق كله.",
      },
      learnt: {
        none: "لم تصنّف أي كلمة ضمن المعروفة بعد.",
        afterNone:
          "صنّفت {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}} ضمن المعروفة، ولم تصنّف أي كلمة في الأسبوع السابق.",
        asBefore:
          "صنّفت {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}} ضمن المعروفة، كما في الأسبوع السابق كله.",
        ahead:
          "صنّفت {count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}} ضمن المعروفة، بزيادة {more, number} عن الأسبوع السابق كله.",
        behind:
          "{count, plural, zero {لم تصنّف أي كلمة ضمن المعروفة بعد} one {صنّفت كلمة واحدة ضمن المعروفة} two {صنّفت كلمتين ضمن المعروفة} few {صنّفت # كلمات ضمن المعروفة} many {صنّفت # كلمة ضمن المعروفة} other {صنّفت # كلمة ضمن المعروفة}}، مقابل {before, number} في الأسبوع السابق كله.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0د",
      hours: "{hours, number}\u00a0س",
      both: "{hours, number}\u00a0س\u00a0{minutes, number}\u00a0د",
    },
  },

  streak: {
    title: "الأيام المتتالية",
    days: "{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
    longest:
      "الأطول: {count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
    rule: "يُحسب اليوم حين تُنهي مقالًا واحدًا أو تقرأ 200 كلمة. ويُعوَّض تلقائيًا يوم فائت واحد في الأسبوع.",
    today: "أنهِ اليوم مقالًا واحدًا أو اقرأ 200 كلمة.",
    states: {
      counted: "{day}: محسوب",
      repaired: "{day}: فائت وعُوِّض",
      missed: "{day}: فائت",
      today: "{day}: اليوم، لم يُحسب بعد",
    },
  },

  preferences: {
    title: "التفضيلات",
    target: "أتعلّم",
    source: "لغتي",
    noArticles: "{language} (لا مقالات بعد)",
    level: "المستوى: {language}",
    otherLevels: "المستويات في اللغات الأخرى",
    timeZone: "المنطقة الزمنية",
    timeZoneHint: "ينتهي يومك عند منتصف الليل فيها، للأيام المتتالية والإحصاءات.",
    deviceZone: "كما في جهازي ({zone})",
    dailyReviews: "المراجعة",
    wordsADay:
      "{count, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتان} few {# كلمات} many {# كلمة} other {# كلمة}} في اليوم على الأكثر",
    goal: "هدف اليوم",
    goalHint: "يظهر تقدّمك نحوه في أعلى كل صفحة.",
    noGoal: "بلا هدف",
    goals: {
      minutes_5: "القراءة 5 دقائق",
      minutes_10: "القراءة 10 دقائق",
      minutes_20: "القراءة 20 دقيقة",
      one_text: "إكمال نص واحد",
    },
    categories: "الفئات",
    categoriesHint: "تأتي أخبارك من هذه الفئات. اختر فئة واحدة على الأقل.",
    theme: "المظهر",
    interface: "لغة Lagom",
    interfaceHint: "القوائم والأزرار والرسائل في هذا المتصفح.",
    themes: { system: "كما في جهازي", light: "فاتح", dark: "داكن" },
    textSize: "حجم نص القراءة",
    smaller: "تصغير النص",
    larger: "تكبير النص",
    cancel: "إلغاء",
    save: "حفظ",
    saved: "حُفظت التفضيلات",
  },

  reminders: {
    title: "التذكيرات",
    text: "يمكن لـ Lagom أن يذكّرك مرة في اليوم بالقراءة والمراجعة. وفي الأيام التي قرأت وراجعت فيها، لا يزعجك. تسري التغييرات هنا فورًا.",
    failed: "تعذّر تحميل تذكيراتك.",
    changeFailed: "تعذّر تغيير تذكيراتك. حاول مرة أخرى.",
    hour: "الساعة",
    zone: "بتوقيت {zone}",
    days: "في هذه الأيام",
    daysHint: "اختر يومًا واحدًا على الأقل.",
    email: "بالبريد الإلكتروني إلى {address}",
    notConfirmed: "لم يُؤكَّد هذا العنوان بعد، ولن تصله تذكيرات قبل ذلك.",
    here: "على هذا الجهاز",
    on: "يعرض هذا الجهاز تذكيرًا.",
    off: "إشعار، حتى وLagom مغلق.",
    others:
      "{count, plural, zero {لا يعرضه أي جهاز آخر.} one {يعرضه جهاز آخر أيضًا.} two {يعرضه جهازان آخران أيضًا.} few {تعرضه # أجهزة أخرى أيضًا.} many {يعرضه # جهازًا آخر أيضًا.} other {يعرضه # جهاز آخر أيضًا.}}",
    start: "التذكير على هذا الجهاز",
    stop: "إيقاف على هذا الجهاز",
    unsupported: "لا يمكن لهذا المتصفح عرض الإشعارات.",
    needsApp:
      "على iPhone وiPad، التطبيق المثبَّت وحده يعرض الإشعارات: اضغط على «مشاركة» ثم «إضافة إلى الشاشة الرئيسية»، وافتح Lagom من هناك.",
    denied: "الإشعارات محظورة لـ Lagom. اسمح بها في إعدادات متصفحك، ثم افتح هذه الصفحة مرة أخرى.",
    startFailed: "تعذّر تشغيل التذكيرات هنا. حاول مرة أخرى.",
    stopFailed: "تعذّر إيقاف التذكيرات هنا. حاول مرة أخرى.",
  },

  myData: {
    title: "بياناتي",
    text: "كل ما نحتفظ به عنك في ملف واحد: حسابك، وكلماتك، وما بحثت عنه، وقراءاتك، وقوائمك، ورسائلك.",
    download: "تنزيل بياناتي",
    downloadFailed: "تعذّر تنزيل بياناتك. حاول مرة أخرى.",
    delete: "حذف حسابي",
    warning: "يحذف هذا حسابك وكل كلماتك وقراءاتك وقوائمك، فورًا ونهائيًا.",
    typeEmail: "للتأكيد، اكتب بريدك الإلكتروني: {email}",
    otherEmail: "هذا ليس عنوان حسابك.",
    keep: "الاحتفاظ بحسابي",
    deleteAll: "حذف كل شيء",
    deleteFailed: "تعذّر حذف حسابك. حاول مرة أخرى.",
    lastOperator: "أنت آخر مشغّل لهذا الموقع. امنح شخصًا آخر هذا الدور أولًا.",
    deleted: "حُذف حسابك",
  },
};
