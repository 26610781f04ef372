import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "देखे गए शब्द",
    articles: "मेरे लेख",
    liked: "पसंदीदा किताबें",
    statistics: "आँकड़े",
    preferences: "सेटिंग",
    account: "खाता",
    keys: "कीबोर्ड शॉर्टकट",
    admin: "एडमिन",
    about: "Lagom का परिचय",
    signOut: "साइन आउट करें",
    darkTheme: "गहरी थीम",
    lightTheme: "हल्की थीम",
  },
  day: {
    progress: "{target, number} में से {done, number} मिनट",
    noText: "1 में से 0 टेक्स्ट",
    goalReached: "लक्ष्य पूरा",
    today: "आज: {target, number} में से {done, number} मिनट पढ़ा।",
    todayNoText: "आज: 1 में से 0 टेक्स्ट पूरा।",
    todayReached: "आज: लक्ष्य पूरा।",
    todayReachedIn: "आज: लक्ष्य पूरा, {done, number} मिनट पढ़ा।",
    streak: "{count, plural, one {# दिन} other {# दिन}}",
    streakIs: "स्ट्रीक: {count, plural, one {# दिन} other {# दिन}}",
    reached: "आपने आज का लक्ष्य पूरा कर लिया है।",
  },
  administrators: {
    title: "यह पेज सिर्फ़ एडमिन के लिए है",
    text: "आपके खाते को इसे देखने की अनुमति नहीं है। किसी एडमिन से यह भूमिका माँगें।",
    action: "न्यूज़ फ़ीड पर जाएँ",
    failed: "आपकी अनुमतियाँ लोड नहीं हो सकीं।",
  },
};
