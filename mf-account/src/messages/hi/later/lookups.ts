import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "देखे गए शब्द",
  lead: "पढ़ते समय आपने जिन शब्दों का मतलब देखा, सबसे नए पहले।",
  kept: "देखे गए शब्द {months, plural, one {# महीने} other {# महीने}} तक रखे जाते हैं।",
  failed: "आपके देखे गए शब्द अभी लोड नहीं हो सके…",
  empty: {
    title: "अभी कोई शब्द नहीं देखा",
    text: "मतलब जानने के लिए लेख में किसी भी शब्द पर टैप करें। ऐसा हर शब्द यहाँ दर्ज होता है।",
    action: "कुछ पढ़ें",
  },
  columns: { word: "शब्द", translation: "अनुवाद", met: "कहाँ मिला", when: "कब" },
};
