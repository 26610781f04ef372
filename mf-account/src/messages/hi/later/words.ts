import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "एक्सपोर्ट और इंपोर्ट",
  exportCsv: "CSV के रूप में एक्सपोर्ट करें",
  exportAnki: "Anki के लिए एक्सपोर्ट करें",
  exportFailed: "आपके शब्द एक्सपोर्ट नहीं हो सके। कृपया फिर कोशिश करें।",
  import: "CSV फ़ाइल इंपोर्ट करें",
  importTitle: "शब्द इंपोर्ट करें",
  importText:
    "एक CSV फ़ाइल जिसमें word, translation, language और translation_language कॉलम हों, और चाहें तो status, base_form और sentence भी। कुछ भी सेव होने से पहले आप देख लेंगे कि उसका क्या होगा।",
  file: "फ़ाइल",
  choose: "फ़ाइल चुनें",
  reading: "फ़ाइल पढ़ी जा रही है",
  importFailed: "फ़ाइल पूरी इंपोर्ट नहीं हो सकी। कृपया फिर कोशिश करें; जो सेव हो चुका है, वह वैसा ही रहेगा।",
  tooLarge: "यह फ़ाइल एक बार में इंपोर्ट करने के लिए बहुत बड़ी है। इसे छोटी फ़ाइलों में बाँट लें।",
  tooMany: "इस फ़ाइल में {most, number} से ज़्यादा शब्द हैं। इसे छोटी फ़ाइलों में बाँट लें।",
  another: "दूसरी फ़ाइल चुनें",
  store: "{count, plural, one {# शब्द} other {# शब्द}} इंपोर्ट करें",
  storeSome:
    "{count, plural, one {# शब्द} other {# शब्द}} इंपोर्ट करें और {left, plural, one {# लाइन} other {# लाइनें}} छोड़ दें",
  imported: "{count, plural, one {# शब्द इंपोर्ट हुआ} other {# शब्द इंपोर्ट हुए}}",
  preview: "हर लाइन का क्या होगा",
  summary:
    "{fresh, number} नए, {changed, number} बदले हुए, {same, number} पहले से वैसे ही, {bad, number} जो पढ़े नहीं जा सकते।",
  line: "लाइन",
  outcome: "नतीजा",
  outcomes: { new: "नया", changed: "बदला हुआ", same: "वैसा ही" },
  badTitle: "ऐसी लाइनें जो पढ़ी नहीं जा सकतीं",
  lineNumber: "लाइन {line}:",
  more: "और {count, plural, one {# लाइन} other {# लाइनें}}",
  missingColumns: "पहली लाइन में ये कॉलम नहीं हैं: {names}।",
  emptyCell: "{name} खाली है।",
  tooLong: "{name} में {most, number} से ज़्यादा अक्षर हैं।",
  noLanguage: "“{given}” 16 भाषाओं में से कोई नहीं है।",
  noStatus: "“{given}” कोई स्थिति नहीं है: new, learning, known या ignored लिखें।",
  repeated: "वही शब्द जो लाइन {line} में है।",
  unclosed: "यहाँ शुरू हुआ उद्धरण अपने सेल के साथ खत्म नहीं होता।",
};
