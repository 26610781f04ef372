import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "आपके खाते की जानकारी रीफ़्रेश नहीं हो सकी",
  passwordsDoNotMatch: "दोनों पासवर्ड एक जैसे नहीं हैं",
  passwordTooShort: "पासवर्ड में कम से कम 6 अक्षर होने चाहिए",
  unexpectedError: "अचानक कोई गड़बड़ी हो गई",
  articleRewrite: "लेख अभी लोड नहीं हो सका। कृपया कुछ सेकंड बाद फिर कोशिश करें।",
  article: "यह लेख अभी लोड नहीं हो सका…",
  rewrite: "लेख का टेक्स्ट अभी लोड नहीं हो सका…",
  newsfeed: "लेख अभी लोड नहीं हो सके…",
  translation: "अनुवाद सेवा फ़िलहाल उपलब्ध नहीं है। कृपया कुछ सेकंड बाद फिर कोशिश करें।",
  statistics: "आँकड़े अभी लोड नहीं हो सके…",
  streak: "स्ट्रीक की जानकारी अभी लोड नहीं हो सकी…",
  wordAlreadySaved: "यह शब्द पहले से सेव है",
  feedbackFailed: "फ़ीडबैक नहीं भेजा जा सका। कृपया फिर कोशिश करें।",
  feedbackNetwork: "नेटवर्क में गड़बड़ी है। कृपया अपना कनेक्शन देखें और फिर कोशिश करें।",
  preferencesLoad: "आपकी सेटिंग लोड नहीं हो सकी",
  preferencesUpdate: "सेटिंग सेव नहीं हो सकी",
  passwordUpdated: "पासवर्ड बदल गया",
  passwordUpdatedText: "आपका नया पासवर्ड सेव हो गया है।",
};
