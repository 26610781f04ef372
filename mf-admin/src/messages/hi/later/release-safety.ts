import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "वापसी का अभ्यास करें",
    text: "इसमें वह रिलीज़ आज़माई जाती है जिस पर शेल और हर एरिया की वापसी होगी: उसकी फ़ाइलें, उसके नाम, और क्या वह लाइव के साथ ब्राउज़र में लोड होती है। पाठकों के लिए कुछ नहीं बदलता।",
    run: "अभी अभ्यास करें",
    running: "हर फ़ॉलबैक ब्राउज़र में लोड किया जा रहा है। इसमें कुछ मिनट तक लग सकते हैं।",
    failed: "अभ्यास अभी नहीं हो सका। कृपया फिर कोशिश करें।",
    none: "वापसी के लिए अभी कुछ नहीं है।",
    results: "अभ्यास में क्या मिला",
    works: "{deployable} की {release} पर वापसी हो सकती है।",
    broken: "{deployable} की {release} पर वापसी नहीं हो सकी।",
  },
  worker: {
    title: "सर्विस वर्कर",
    on: "चालू: पढ़े जा चुके पेज ऑफ़लाइन पढ़े जा सकते हैं, और अटके हुए पेज पकड़ में आते हैं।",
    off: "बंद: ऑफ़लाइन कुछ नहीं पढ़ा जा सकता, और अटके हुए पेज पकड़ में नहीं आते।",
    switchOff: "बंद करें…",
    switchOn: "चालू करें…",
  },
};
