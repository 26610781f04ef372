import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "वे सभी जिनका खाता है।",
    failed: "उपयोगकर्ता अभी लोड नहीं हो सके…",
    search: "ईमेल",
    empty: { title: "अभी कोई उपयोगकर्ता नहीं", text: "किसी ने साइन अप नहीं किया है।" },
    columns: {
      email: "ईमेल",
      role: "भूमिका",
      state: "स्थिति",
      read: "पढ़े गए शब्द",
      saved: "सेव किए गए शब्द",
      last: "पिछली बार सक्रिय",
      since: "कब से",
    },
    choices: {
      role: { all: "सभी", user: "पाठक", admin: "एडमिन", operator: "ऑपरेटर" },
      state: { all: "सभी", active: "सक्रिय", banned: "रोक लगी" },
      sort: { all: "सबसे नए पहले", oldest: "सबसे पुराने पहले", email: "ईमेल से" },
    },
    roles: { user: "पाठक", admin: "एडमिन", operator: "ऑपरेटर" },
    banned: "रोक लगी",
    active: "सक्रिय",
  },
  actions: {
    ratings: "रेटिंग दिखाएँ",
    ban: {
      label: "रोक लगाएँ",
      title: "इस उपयोगकर्ता पर रोक लगाएँ?",
      text: "{email} अब किसी भी डिवाइस पर साइट इस्तेमाल नहीं कर सकेंगे। उनका कुछ भी मिटाया नहीं जाएगा।",
      confirm: "रोक लगाएँ",
      done: "{email} पर रोक लगा दी गई है।",
    },
    unban: {
      label: "रोक हटाएँ",
      title: "रोक हटाएँ?",
      text: "{email} फिर साइट इस्तेमाल कर सकेंगे, और सब कुछ पहले जैसा रहेगा।",
      confirm: "रोक हटाएँ",
      done: "{email} फिर साइट इस्तेमाल कर सकते हैं।",
    },
    role: {
      label: { user: "पाठक बनाएँ", admin: "एडमिन बनाएँ", operator: "ऑपरेटर बनाएँ" },
      title: {
        user: "इस उपयोगकर्ता को पाठक बनाएँ?",
        admin: "इस उपयोगकर्ता को एडमिन बनाएँ?",
        operator: "इस उपयोगकर्ता को ऑपरेटर बनाएँ?",
      },
      text: {
        user: "{email} को अब ये पेज नहीं दिखेंगे।",
        admin: "{email} ये पेज देख सकेंगे, पाठकों पर रोक लगा सकेंगे, उन्हें मिटा सकेंगे और उनका लिखा हटा सकेंगे।",
        operator: "{email} यह सब कर सकेंगे, भूमिकाएँ दे सकेंगे और रिलीज़ बदल सकेंगे।",
      },
      confirm: "भूमिका बदलें",
      done: { user: "{email}: पाठक।", admin: "{email}: एडमिन।", operator: "{email}: ऑपरेटर।" },
    },
    signOut: {
      label: "हर जगह से साइन आउट करें",
      title: "हर जगह से साइन आउट करें?",
      text: "{email} का हर सेशन हर डिवाइस पर अभी खत्म हो जाएगा। वे फिर साइन इन कर सकते हैं।",
      confirm: "साइन आउट करें",
      done: "{email} को हर जगह से साइन आउट कर दिया गया है।",
    },
    remove: {
      label: "सारे डेटा के साथ मिटाएँ",
      title: "यह उपयोगकर्ता मिटाएँ?",
      text: "{email} का खाता सारे शब्दों, लिस्ट, रेटिंग, आँकड़ों और संदेशों के साथ मिट जाएगा। इसे पहले जैसा नहीं किया जा सकता।",
      confirm: "हमेशा के लिए मिटाएँ",
      done: "{email} को मिटा दिया गया है।",
    },
  },
};
