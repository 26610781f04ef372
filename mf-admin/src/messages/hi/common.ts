import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "एडमिन",
  dashboard: "डैशबोर्ड",
  bookLists: "किताबों की लिस्ट",
  ratings: "रेटिंग",
  users: "उपयोगकर्ता",
  feedback: "फ़ीडबैक",
  mails: "ईमेल",
  feeds: "फ़ीड",
  dictionaries: "शब्दकोश",
  releases: "रिलीज़",
  none: "कोई नहीं",
  toDashboard: "डैशबोर्ड पर जाएँ",
  toFirstPage: "पहला पेज",
  searchHint: "खोजने के लिए लिखें",
  sort: "क्रम",
  showAll: "सब दिखाएँ",
  nothingFound: {
    title: "कुछ नहीं मिला",
    text: "इससे मेल खाता कुछ नहीं है। कम अक्षर लिखकर देखें, या सब कुछ दिखाएँ।",
  },
  pageEmpty: { title: "इस पेज पर कुछ नहीं है", text: "पिछली बार के बाद सूची छोटी हो गई है।" },
  forbidden: {
    title: "यह पेज सिर्फ़ एडमिन के लिए है",
    text: "आपके खाते को इसे देखने की अनुमति नहीं है। किसी एडमिन से यह भूमिका माँगें।",
    action: "न्यूज़ फ़ीड पर जाएँ",
  },
  operatorsOnly: {
    title: "यह पेज सिर्फ़ ऑपरेटर के लिए है",
    text: "फ़ीड चुनना और रिलीज़ बदलना ऑपरेटर का काम है। उनमें से किसी से यह करने को कहें, या यह भूमिका माँगें।",
    action: "न्यूज़ फ़ीड पर जाएँ",
  },
  changes: {
    undo: "पहले जैसा करें",
    undone: "पहले जैसा कर दिया गया।",
    cancel: "रद्द करें",
    actionsFor: "{name} के लिए कार्रवाइयाँ",
    typeToConfirm: "पुष्टि के लिए {text} लिखें",
    forbidden: "आपकी भूमिका में इसकी अनुमति नहीं है।",
    conflict: "यह अब नहीं किया जा सकता: इस बीच कुछ बदल गया है।",
    gone: "यह अब नहीं है।",
    unavailable: "ऑथ सेवा यहाँ से इसकी अनुमति नहीं देती।",
    failed: "यह अभी नहीं बदला जा सका। कृपया कुछ सेकंड बाद फिर कोशिश करें।",
  },
  ago: {
    now: "अभी-अभी",
    minutes: "{count, number} मिनट",
    hours: "{count, number} घंटे",
    days: "{count, plural, one {# दिन} other {# दिन}}",
  },
};
