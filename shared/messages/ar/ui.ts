import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "إغلاق",
  dismiss: "إغلاق الرسالة",
  retry: "إعادة المحاولة",
  loading: "جارٍ التحميل",
  failed: "تعذّر تحميل هذا القسم من Lagom.",
  required: "املأ هذا الحقل من فضلك.",
  email: "عنوان البريد الإلكتروني هذا غير مكتمل.",
  url: "هذا الرابط غير مكتمل.",
  invalid: "هذه القيمة غير ممكنة هنا.",
  harder: "أصعب من {level}",
  easier: "أسهل من {level}",
};
