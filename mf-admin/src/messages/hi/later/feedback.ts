import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "लोगों ने फ़ीडबैक बटन और संपर्क पेज से जो लिखा, सबसे नया पहले।",
  failed: "फ़ीडबैक अभी लोड नहीं हो सका…",
  search: "शब्द या भेजने वाला",
  empty: { title: "अभी कोई फ़ीडबैक नहीं", text: "किसी ने कुछ नहीं लिखा है।" },
  context: "पेज: {page} · {language} {level}",
  state: "स्थिति",
  choices: { state: { all: "सभी", open: "बाकी", done: "निपटाए हुए" } },
  done: "निपट गया",
  finish: {
    label: "निपटा हुआ मानें",
    labelOf: "निपटा हुआ मानें: {subject}",
    said: "निपटा हुआ मान लिया गया।",
  },
  reopen: { label: "फिर खोलें", labelOf: "फिर खोलें: {subject}", said: "फिर खुल गया।" },
};
