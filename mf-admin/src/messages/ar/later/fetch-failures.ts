import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "لا يجوز الوصول إلى عنوانه من هنا.",
  redirects: "يعيد التوجيه مرات كثيرة.",
  too_large: "حجمه كبير جدًا.",
  timeout: "لم يجب في الوقت المناسب.",
  network: "تعذّر الوصول إليه.",
  status: "أجاب بخطأ.",
  robots: "يمنع ذلك ملف robots.txt لديه.",
  damaged: "ما وصل تالف أو شيء آخر.",
  other: "تعذّرت قراءته.",
};
