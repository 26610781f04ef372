import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "رسائل تعذّر إرسالها رغم محاولات كثيرة. تبقى هنا 30 يومًا.",
  failed: "يتعذّر تحميل الرسائل الآن…",
  empty: { title: "لا رسائل عالقة", text: "أُرسلت كل الرسائل، أو ما زالت محاولة إرسالها جارية." },
  columns: {
    to: "إلى",
    purpose: "الغرض",
    asked: "طُلبت",
    givenUp: "توقفت المحاولة",
    failure: "آخر خطأ",
  },
  attempts:
    "{attempts, plural, zero {# محاولة} one {محاولة واحدة} two {محاولتان} few {# محاولات} many {# محاولة} other {# محاولة}}",
  purposes: {
    signup: "إنشاء حساب",
    invite: "دعوة",
    recovery: "كلمة مرور جديدة",
    magiclink: "رابط تسجيل الدخول",
    email_change_old: "تغيير العنوان، إلى القديم",
    email_change_new: "تغيير العنوان، إلى الجديد",
    reauthentication: "رمز",
    password_changed: "إشعار بكلمة مرور جديدة",
    email_changed: "إشعار بعنوان جديد",
    feedback: "رأي موجَّه إلى أحد المشرفين",
    reminder: "تذكير",
  },
  retry: {
    label: "المحاولة مرة أخرى",
    title: "محاولة إرسال هذه الرسالة مرة أخرى؟",
    text: "ستُرسل الرسالة إلى {to} مرة أخرى برابط جديد. إذا فشل ذلك، عادت إلى هنا.",
    confirm: "المحاولة مرة أخرى",
    done: "تُعاد محاولة إرسال الرسالة إلى {to}.",
  },
  remove: {
    label: "حذف",
    title: "حذف هذه الرسالة؟",
    text: "لن تصل إلى {to} أبدًا. لا يمكن التراجع عن ذلك.",
    confirm: "حذف",
    done: "حُذفت الرسالة إلى {to}.",
  },
};
