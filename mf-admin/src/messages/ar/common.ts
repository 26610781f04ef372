import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "الإدارة",
  dashboard: "لوحة المعلومات",
  bookLists: "قوائم الكتب",
  ratings: "التقييمات",
  users: "المستخدمون",
  feedback: "آراء القراء",
  mails: "الرسائل البريدية",
  feeds: "الخلاصات",
  dictionaries: "القواميس",
  releases: "الإصدارات",
  none: "لا شيء",
  toDashboard: "الانتقال إلى لوحة المعلومات",
  toFirstPage: "الصفحة الأولى",
  searchHint: "اكتب للبحث",
  sort: "الترتيب",
  showAll: "عرض الكل",
  nothingFound: {
    title: "لا نتائج",
    text: "لا شيء يطابق بحثك. جرّب أحرفًا أقل، أو اعرض الكل.",
  },
  pageEmpty: { title: "لا شيء في هذه الصفحة", text: "صارت القائمة أقصر منذ كنت هنا." },
  forbidden: {
    title: "هذه الصفحة للمشرفين",
    text: "لا يُسمح لحسابك بعرضها. اطلب من أحد المشرفين أن يمنحك هذا الدور.",
    action: "الانتقال إلى الأخبار",
  },
  operatorsOnly: {
    title: "هذه الصفحة للمشغّلين",
    text: "المشغّلون هم من يختارون الخلاصات ويديرون الإصدارات. اطلب من أحدهم أن يقوم بذلك، أو أن يمنحك هذا الدور.",
    action: "الانتقال إلى الأخبار",
  },
  changes: {
    undo: "تراجع",
    undone: "تم التراجع.",
    cancel: "إلغاء",
    actionsFor: "إجراءات {name}",
    typeToConfirm: "اكتب {text} للتأكيد",
    forbidden: "لا يسمح دورك بهذا.",
    conflict: "لم يعد هذا ممكنًا: تغيّر شيء في هذه الأثناء.",
    gone: "لم يعد موجودًا.",
    unavailable: "لا تسمح خدمة المصادقة بهذا من هنا.",
    failed: "يتعذّر تغيير هذا الآن. حاول مرة أخرى بعد بضع ثوانٍ.",
  },
  ago: {
    now: "الآن",
    minutes: "{count, number}\u00a0د",
    hours: "{count, number}\u00a0س",
    days: "{count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}",
  },
};
