import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "कहाँ से लाना है",
  ways: { paste: "पेस्ट करें", file: "फ़ाइल", link: "लिंक" },
  textTitle: "शीर्षक",
  textTitleHint: "न लिखें, तो टेक्स्ट के पहले कुछ शब्द ही शीर्षक बन जाएँगे।",
  file: "फ़ाइल चुनें",
  chosenFile: "फ़ाइल चुनें: {name}",
  fileHint:
    "या यहाँ छोड़ें: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT या VTT। फ़ाइल आपके ब्राउज़र में ही रहती है; सिर्फ़ उसका टेक्स्ट सेव होता है।",
  anotherFile: "इसकी जगह दूसरी फ़ाइल लाने के लिए उसे चुनें या यहाँ छोड़ें।",
  reading: "“{file}” पढ़ी जा रही है…",
  characters: "{characters, plural, one {# अक्षर} other {# अक्षर}}।",
  chaptersAndCharacters:
    "{chapters, plural, one {# अध्याय} other {# अध्याय}}, {characters, plural, one {# अक्षर} other {# अक्षर}}।",
  becomes:
    "इससे {parts, plural, one {# टेक्स्ट बनेगा} other {# टेक्स्ट बनेंगे}}, हर एक में ज़्यादा से ज़्यादा {most, number} अक्षर।",
  partsBefore:
    "{before, plural, one {{parts, number} में से # पहले से आपके टेक्स्ट में है} other {{parts, number} में से # पहले से आपके टेक्स्ट में हैं}}; सिर्फ़ बाकी जोड़े जाएँगे।",
  oneFile: "एक बार में एक ही फ़ाइल जोड़ें।",
  fileTooLong:
    "“{file}” में {characters, number} अक्षर हैं; एक बार में ज़्यादा से ज़्यादा {most, number} जोड़े जा सकते हैं। इसे छोटी फ़ाइलों में बाँट लें।",
  refused: {
    unknown:
      "“{file}” जैसी फ़ाइल यहाँ नहीं पढ़ी जा सकती। EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT या VTT फ़ाइल लाएँ।",
    large: "“{file}” बहुत बड़ी है। फ़ाइल 100 MB तक की हो सकती है, सादे टेक्स्ट की 12 MB तक की, और PDF 5,000 पेज तक की।",
    empty: "“{file}” खाली है: इसमें कोई टेक्स्ट नहीं है।",
    encrypted: "“{file}” पर पासवर्ड लगा है। इसे बिना पासवर्ड के सेव करके फिर चुनें।",
    protected: "“{file}” कॉपी से सुरक्षित है (DRM): यह सिर्फ़ अपनी दुकान या लाइब्रेरी के ऐप में खुल सकती है।",
    scanned: "“{file}” में टेक्स्ट नहीं, सिर्फ़ पेजों की तस्वीरें हैं। इसका टेक्स्ट पहचानवा लें (OCR), फिर इसे चुनें।",
    damaged: "“{file}” खराब है और खुल नहीं सकती। इसे फिर से डाउनलोड या सेव करें।",
    bomb: "“{file}” खोलने पर किसी भी किताब से कहीं बड़ी निकलती है, इसलिए इसे नहीं खोला गया।",
    slow: "“{file}” एक मिनट में नहीं पढ़ी जा सकी, इसलिए पढ़ना रोक दिया गया।",
    failed: "“{file}” नहीं पढ़ी जा सकी। अपना कनेक्शन देखें और इसे फिर चुनें।",
  },
  partsFailed: "“{title}”: {of, number} में से {added, number} टेक्स्ट जुड़ गए। बाकी नहीं जोड़े जा सके।",
  text: "टेक्स्ट",
  limit: "ज़्यादा से ज़्यादा {most, number} अक्षर; अभी {left, number} और आ सकते हैं।",
  tooLong: "{over, number} अक्षर ज़्यादा हैं। इसे हिस्सों में लाएँ।",
  url: "पेज का पता",
  urlHint: "पेज का लेख उसकी स्क्रिप्ट के बिना लिया जाता है, और स्रोत के तौर पर पेज का नाम दिया जाता है।",
  bookmarklet: {
    name: "Lagom में पढ़ें",
    text: "कहीं से भी पेज लाने के लिए इसे अपने बुकमार्क बार में खींच लाएँ और उस पेज पर इसे दबाएँ:",
    copied: "कॉपी हो गया। नया बुकमार्क बनाएँ और पते की जगह इसे पेस्ट करें।",
    copyFailed: "कॉपी नहीं हो सका। इसके बजाय इसे अपने बुकमार्क बार में खींच लाएँ।",
  },
  language: "भाषा",
  guess: "अपने-आप पहचानें",
  read: "पढ़ें",
  addFailed: "टेक्स्ट नहीं जुड़ सका। कृपया फिर कोशिश करें।",
  problem: "{field}: {reason}",
  fields: { url: "यह पता", text: "टेक्स्ट", sections: "टेक्स्ट", title: "शीर्षक" },
};
