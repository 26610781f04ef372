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
  noArticles: "{language} (لا مقالات بعد)",
};
