import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "يتيح رمز الوصول للأمر نشر الإصدارات دون تدخل شخص: رمز الفريق لقسمه فقط، ورمز المشغّل لكل شيء.",
  failed: "يتعذّر تحميل رموز الوصول الآن…",
  empty: { title: "لا رموز وصول بعد", text: "يحتاج أمر الإصدار إلى رمز وصول أينما نُفّذ." },
  caption: "رموز الوصول، الأحدث أولًا",
  columns: { name: "الاسم", scope: "ما ينشره", made: "أُنشئ", used: "آخر استخدام", state: "الحالة" },
  scopes: { operator: "كل شيء (مشغّل)" },
  never: "لم يُستخدم",
  valid: "صالح",
  revoked: "مُبطَل",
  make: {
    open: "إنشاء رمز وصول",
    title: "إنشاء رمز وصول",
    name: "الاسم",
    nameHint: "بهذا الاسم يذكر السجل من يستخدمه، مثل team-books.",
    nameWrong: "أحرف لاتينية وأرقام والرموز \u2066. @ _ -\u2069 فقط.",
    taken: "يوجد رمز وصول بهذا الاسم بالفعل.",
    scope: "ما يجوز له نشره",
    confirm: "إنشاء",
    cancel: "إلغاء",
    failed: "يتعذّر إنشاء رمز الوصول الآن. حاول مرة أخرى.",
    done: "رمز الوصول {name}",
    secret: "انسخه الآن: يظهر هذه المرة فقط، ولا يُخزَّن في أي مكان.",
    close: "نسختُه",
  },
  revoke: {
    open: "إبطال…",
    label: "إبطال {name}",
    title: "إبطال رمز الوصول {name}؟",
    text: "من يستخدم رمز الوصول {name} لن يستطيع نشر الإصدارات ({scope}) ابتداءً من الطلب التالي. لا يمكن التراجع عن ذلك، ولا بديل له إلا رمز جديد.",
    confirm: "إبطال",
    cancel: "إلغاء",
    done: "أُبطل رمز الوصول {name}.",
    failed: "يتعذّر إبطاله الآن. حاول مرة أخرى.",
  },
};
