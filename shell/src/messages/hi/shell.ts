import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "कुछ गड़बड़ हो गई",
    text: "यह पेज नहीं दिखाया जा सका। आपने जो सेव किया है, वह सुरक्षित है।",
    reload: "पेज फिर से लोड करें",
    home: "शुरुआती पेज पर जाएँ",
    reference: "इस बारे में हमें लिखें, तो यह भी साथ भेजें:",
  },
  needed: {
    text: "यह पेज खोलने के लिए साइन इन करें या खाता बनाएँ।",
    signIn: "साइन इन करें",
  },
  ended: {
    text: "आपका सेशन खत्म हो गया है। साइन इन करें और वहीं से आगे बढ़ें।",
    signIn: "फिर से साइन इन करें",
  },
  frame: {
    skip: "सीधे मुख्य सामग्री पर जाएँ",
    main: "मुख्य मेन्यू",
    newsfeed: "न्यूज़ फ़ीड",
    books: "किताबें",
    words: "मेरे शब्द",
    about: "परिचय",
    faq: "आम सवाल",
    contact: "संपर्क",
    privacy: "निजता",
    terms: "शर्तें",
    cookies: "कुकी",
    signIn: "साइन इन करें",
    startReading: "पढ़ना शुरू करें",
    footer: "इस साइट के बारे में",
    language: "Lagom की भाषा",
    shortNews: "खबरें",
    shortWords: "शब्द",
    shortMe: "मैं",
  },
  network: {
    offline: "आप ऑफ़लाइन हैं। जो आपने खोल लिया है, उसे अब भी पढ़ सकते हैं।",
    send: "अभी भेजें",
  },
  account: {
    menu: "खाता मेन्यू",
    shortMenu: "मैं, खाता मेन्यू",
  },
  picker: {
    button: "{language} {level}, भाषा और लेवल",
  },
  leave: {
    title: "बिना भेजे बाहर जाएँ?",
    text: "आपने यहाँ जो लिखा है, वह अभी सेव नहीं हुआ है।",
    stay: "यहीं रहें",
    leave: "बाहर जाएँ",
  },
  feedback: {
    button: "फ़ीडबैक",
  },
};
