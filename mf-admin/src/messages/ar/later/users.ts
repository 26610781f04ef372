import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "كل من لديه حساب.",
    failed: "يتعذّر تحميل المستخدمين الآن…",
    search: "البريد الإلكتروني",
    empty: { title: "لا مستخدمين بعد", text: "لم ينشئ أحد حسابًا." },
    columns: {
      email: "البريد الإلكتروني",
      role: "الدور",
      state: "الحالة",
      read: "كلمات مقروءة",
      saved: "كلمات محفوظة",
      last: "آخر نشاط",
      since: "منذ",
    },
    choices: {
      role: { all: "الكل", user: "القراء", admin: "المشرفون", operator: "المشغّلون" },
      state: { all: "الكل", active: "نشط", banned: "محظور" },
      sort: { all: "الأحدث أولًا", oldest: "الأقدم أولًا", email: "حسب البريد الإلكتروني" },
    },
    roles: { user: "قارئ", admin: "مشرف", operator: "مشغّل" },
    banned: "محظور",
    active: "نشط",
  },
  actions: {
    ratings: "عرض التقييمات",
    ban: {
      label: "حظر",
      title: "حظر هذا المستخدم؟",
      text: "لن يستطيع {email} استخدام الموقع على أي جهاز. لا يُحذف شيء من بياناته.",
      confirm: "حظر",
      done: "حُظر {email}.",
    },
    unban: {
      label: "رفع الحظر",
      title: "رفع الحظر؟",
      text: "يستطيع {email} استخدام الموقع من جديد، وكل شيء كما كان.",
      confirm: "رفع الحظر",
      done: "يستطيع {email} استخدام الموقع من جديد.",
    },
    role: {
      label: { user: "تعيين كقارئ", admin: "تعيين كمشرف", operator: "تعيين كمشغّل" },
      title: {
        user: "تعيين هذا المستخدم قارئًا؟",
        admin: "تعيين هذا المستخدم مشرفًا؟",
        operator: "تعيين هذا المستخدم مشغّلًا؟",
      },
      text: {
        user: "لن يرى {email} هذه الصفحات بعد الآن.",
        admin: "يستطيع {email} رؤية هذه الصفحات، وحظر القراء وحذفهم، وإزالة ما كتبوه.",
        operator: "يستطيع {email} فعل ذلك كله، ومنح الأدوار، وإدارة الإصدارات.",
      },
      confirm: "تغيير الدور",
      done: { user: "{email}: قارئ.", admin: "{email}: مشرف.", operator: "{email}: مشغّل." },
    },
    signOut: {
      label: "تسجيل الخروج من كل الأجهزة",
      title: "تسجيل الخروج من كل الأجهزة؟",
      text: "تنتهي الآن كل جلسات {email} على كل الأجهزة. ويمكنه تسجيل الدخول مرة أخرى.",
      confirm: "تسجيل الخروج",
      done: "سُجّل خروج {email} من كل الأجهزة.",
    },
    remove: {
      label: "حذف مع كل البيانات",
      title: "حذف هذا المستخدم؟",
      text: "سيُحذف حساب {email} مع كل الكلمات والقوائم والتقييمات والإحصاءات والرسائل. لا يمكن التراجع عن ذلك.",
      confirm: "حذف نهائي",
      done: "حُذف {email}.",
    },
  },
};
