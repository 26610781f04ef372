import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "ما كتبه الناس عبر زر الرأي وصفحة الاتصال، الأحدث أولًا.",
  failed: "يتعذّر تحميل الآراء الآن…",
  search: "كلمات أو مُرسِل",
  empty: { title: "لا آراء بعد", text: "لم يكتب أحد." },
  context: "في {page} · {language} {level}",
  state: "الحالة",
  choices: { state: { all: "الكل", open: "مفتوحة", done: "منجزة" } },
  done: "منجزة",
  finish: { label: "تحديد كمنجزة", labelOf: "تحديد كمنجزة: {subject}", said: "حُدّدت كمنجزة." },
  reopen: { label: "إعادة الفتح", labelOf: "إعادة الفتح: {subject}", said: "فُتحت من جديد." },
};
