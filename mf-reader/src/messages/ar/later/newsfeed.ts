import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/newsfeed.ts";

export const messages: Translation<typeof english> = {
  feed: {
    title: "الأخبار",
    morning: "صباح الخير",
    afternoon: "طاب يومك",
    evening: "مساء الخير",
    filter: "الفئات",
    due: "{words, number} من كلماتك حان موعدها",
    loadMore: "عرض المزيد",
    finished: "مكتمل",
    end: "هذا كل شيء الآن.",
    endOfSome: "هذا كل ما في هذه الفئات الآن.",
    someShown: "تُعرض {shown, number} من {all, number} فئات. لعرض المزيد اختر «الكل».",
    emptyTitle: "لا شيء هنا بعد",
    emptyText: "لا توجد مقالات من هذه الفئات بلغتك ومستواك.",
    emptyAction: "عرض كل الفئات",
    emptyAllText: "لا توجد مقالات بهذه اللغة بعد. قد تجد في الكتب ما يناسبك.",
    emptyAllAction: "الانتقال إلى الكتب",
    harderLeftOut: "لا تُعرض الأخبار الصعبة جدًا على مستوى {level}.",
    showHarder: "عرضها أيضًا",
    harderShown: "تُعرض أيضًا الأخبار الصعبة جدًا على مستوى {level}.",
    leaveHarderOut: "إخفاؤها",
    aside: "قراءتك",
    continue: "تابع القراءة:",
    progress: "مقدار ما قرأته منه",
    today: "أنهِ اليوم مقالًا واحدًا أو اقرأ 200 كلمة.",
  },
  today: {
    title: "اليوم",
    reached: "اليوم: حققت هدفك",
    failed: "يتعذّر تحميل يومك الآن…",
    textsFinished:
      "{texts, plural, zero {لا نصوص مكتملة} one {نص مكتمل واحد} two {نصان مكتملان} few {# نصوص مكتملة} many {# نصًا مكتملًا} other {# نص مكتمل}}",
    finishOne: "إكمال نص واحد",
    minutesOf:
      "{done, number} من {target, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
    minutesRead:
      "{minutes, plural, zero {لم تقرأ شيئًا بعد} one {قرأت دقيقة واحدة} two {قرأت دقيقتين} few {قرأت # دقائق} many {قرأت # دقيقة} other {قرأت # دقيقة}}",
    chooseGoal: "اختيار هدف",
    changeGoal: "تغيير الهدف",
    goals: {
      minutes_5: "5 دقائق في اليوم",
      minutes_10: "10 دقائق في اليوم",
      minutes_20: "20 دقيقة في اليوم",
      one_text: "نص واحد في اليوم",
    },
    noGoal: "بلا هدف",
    streak:
      "{days, plural, zero {لا أيام متتالية بعد} one {يوم واحد} two {يومان متتاليان} few {# أيام متتالية} many {# يومًا متتاليًا} other {# يوم متتالٍ}}",
    lastKnown: "(بحسب آخر ما نعرفه)",
    noReviews: "لا كلمات للمراجعة",
    next: "النص التالي:",
    first: "نصك الأول:",
    noNext: "لا نص نقترحه الآن",
  },
  levelOffer: {
    seemsEasy:
      "يبدو {level} سهلًا عليك: في الأسابيع الأربعة الماضية أنهيت {finished, plural, zero {# نص} one {نصًا واحدًا} two {نصّين} few {# نصوص} many {# نصًا} other {# نص}}، وبحثت عن معنى {lookedUp, number} من {read, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}. هل تجرّب {next}؟",
    seemsHard:
      "يبدو {level} صعبًا عليك: في الأسابيع الأربعة الماضية بحثت عن معنى {lookedUp, number} من {read, plural, zero {# كلمة} one {كلمة واحدة} two {كلمتين} few {# كلمات} many {# كلمة} other {# كلمة}}. هل تجرّب {next}؟",
    tryIt: "تجربة {level}",
    notNow: "ليس الآن",
    accepted: "أنت تقرأ الآن بمستوى {level} ({language}).",
    declined: "يبقى مستواك كما هو. لن نسألك مرة أخرى قبل شهرين.",
    undo: "تراجع",
  },
  ownTexts: {
    title: "نصوصي",
    summary: "نصوصي ({count, number})",
    add: "إضافة نص",
    empty:
      "الصق نصًا، أو أضف ملفًا أو رابط صفحة، واقرأه هنا، ولمسة على أي كلمة تُظهر معناها كما في سائر النصوص. لا يراه أحد سواك.",
    drop: "أفلت الملف لإضافته كنص",
    sharedFileLost: "لم يصل الملف الذي شاركته. أضفه هنا كملف بدلًا من ذلك.",
    preparingPart: "جارٍ إعداد النص {part, number} من {of, number}: {percent, number}%",
    stay: "اترك علامة التبويب هذه مفتوحة إلى أن تكتمل كلها.",
    groups: { european: "لغات أوروبية", asian: "لغات آسيوية", other: "لغات أخرى" },
    preparing: "جارٍ الإعداد: {percent, number}%",
    retry: "إعادة المحاولة",
    loadFailed: "تعذّر تحميل نصوصك.",
    languageOf: "لغة {title}",
    languageFailed: "تعذّر تغيير لغة «{title}».",
    delete: "حذف {title}",
    deleteFailed: "تعذّر حذف «{title}».",
  },
};
