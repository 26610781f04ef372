import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "كلمات بحثت عنها",
    articles: "مقالاتي",
    liked: "كتب أعجبتني",
    statistics: "الإحصاءات",
    preferences: "التفضيلات",
    account: "الحساب",
    keys: "اختصارات لوحة المفاتيح",
    admin: "الإدارة",
    about: "عن Lagom",
    signOut: "تسجيل الخروج",
    darkTheme: "المظهر الداكن",
    lightTheme: "المظهر الفاتح",
  },
  day: {
    progress:
      "{done, number} من {target, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
    noText: "0 من نص واحد",
    goalReached: "حققت هدفك",
    today:
      "اليوم: قرأت {done, number} من {target, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
    todayNoText: "اليوم: أنهيت 0 من نص واحد.",
    todayReached: "اليوم: حققت هدفك.",
    todayReachedIn:
      "اليوم: حققت هدفك وقرأت {done, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.",
    streak:
      "{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
    streakIs:
      "الأيام المتتالية: {count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
    reached: "حققت هدفك لهذا اليوم.",
  },
  administrators: {
    title: "هذه الصفحة للمشرفين",
    text: "لا يُسمح لحسابك بعرضها. اطلب من أحد المشرفين أن يمنحك هذا الدور.",
    action: "الانتقال إلى الأخبار",
    failed: "تعذّر تحميل صلاحياتك.",
  },
};
