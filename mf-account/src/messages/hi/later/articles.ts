import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "मेरे लेख",
  lead: "जो आपने खोला और पूरा पढ़ा, सबसे नया पहले।",
  failed: "आपके लेख अभी लोड नहीं हो सके…",
  empty: {
    title: "अभी कोई लेख नहीं",
    text: "न्यूज़ फ़ीड में कोई लेख खोलें। उसके बाद वह आपको यहाँ मिलेगा।",
    action: "न्यूज़ फ़ीड पर जाएँ",
  },
  finished: "पूरा पढ़ा",
  opened: "खोला",
};
