import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "पढ़कर भाषा सीखने वालों के लिए खबरें और किताबें, बिल्कुल सही लेवल पर लिखी हुई।",
  screenshots: {
    reading: "आपके लेवल पर टेक्स्ट; मतलब देखने के लिए कोई भी शब्द छुएँ",
    newsfeed: "न्यूज़ फ़ीड, और हर टेक्स्ट के कितने शब्द आपको आते हैं",
  },
  shortcuts: {
    read: "पढ़ना जारी रखें",
    review: "शब्द दोहराएँ",
    books: "किताबें",
  },
};
