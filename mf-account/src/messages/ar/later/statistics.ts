import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
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
    counted: "اليوم محسوب بالفعل.",
    states: {
      counted: "{day}: محسوب",
      repaired: "{day}: فائت وعُوِّض",
      missed: "{day}: فائت",
      today: "{day}: اليوم، لم يُحسب بعد",
    },
  },
};
