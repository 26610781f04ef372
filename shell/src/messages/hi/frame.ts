import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "क्या हम देख सकते हैं कि Lagom कैसे इस्तेमाल होता है?",
    text: "इससे पता चलता है कि किन टेक्स्ट और सुविधाओं पर मेहनत करना काम का है: कौन से पेज खुले, किन शब्दों का मतलब देखा गया, कौन से टेक्स्ट पूरे हुए। आप जो लिखते हैं वह कभी नहीं, और विज्ञापन के लिए कभी नहीं।",
    more: "ठीक-ठीक क्या, और इसे कैसे बदलें",
    recording: "यह भी रिकॉर्ड करें कि स्क्रीन पर पेज कैसे इस्तेमाल होता है; हर टेक्स्ट और लिखा हुआ छिपा रहेगा",
    refuse: "नहीं, धन्यवाद",
    accept: "हाँ, ठीक है",
    settings: "आपकी पसंद",
    analytics: "Lagom पर मेरे इस्तेमाल को मापें",
    notMeasured: "इस साइट पर इस्तेमाल का विश्लेषण चालू नहीं है, इसलिए कुछ भी नहीं मापा जाता।",
    kept: "आपकी पसंद सेव हो गई।",
  },
  changes: {
    waiting: "{count, plural, one {# बदलाव भेजा जाना बाकी है} other {# बदलाव भेजे जाने बाकी हैं}}।",
    sent: "{time}: {count, plural, one {# बदलाव भेज दिया गया} other {# बदलाव भेज दिए गए}}।",
    refused: "“{label}” स्वीकार नहीं हुआ: {reason}",
    refusedUnnamed: "एक बदलाव स्वीकार नहीं हुआ: {reason}",
    noReason: "सर्वर ने कोई वजह नहीं बताई",
    ok: "ठीक है",
  },
  update: {
    ready: "Lagom का नया वर्शन तैयार है।",
    reload: "फिर लोड करें",
  },
  keys: {
    title: "कीबोर्ड शॉर्टकट",
    everywhere: {
      title: "हर पेज पर",
      next: "अगला लिंक या बटन; ⇧ के साथ पिछला",
      follow: "लिंक खोलें, बटन दबाएँ",
      close: "जो खुला है उसे बंद करें",
      show: "ये शॉर्टकट दिखाएँ",
    },
  },
};
