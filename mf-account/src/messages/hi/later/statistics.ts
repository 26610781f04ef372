import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/statistics.ts";

export const messages: Translation<typeof english> = {
  statistics: {
    title: "आँकड़े",
    lead: "आपने कितना पढ़ा, कितने शब्द देखे और सेव किए।",
    empty: {
      title: "अभी कोई आँकड़े नहीं",
      text: "ये आपके पढ़े पहले लेख से शुरू होंगे।",
      action: "कुछ पढ़ें",
    },
    read: "पढ़े गए शब्द",
    lookedUp: "मतलब देखे",
    saved: "सेव किए",
    reviewed: "दोहराए",
    finished: "पूरे पढ़े लेख",
    time: "समय",
    day: "दिन",
    level: "लेवल",
    weekOf: "हफ़्ते की शुरुआत",
    thisWeek: "इस हफ़्ते",
    byLanguage: "भाषा के हिसाब से",
    yearTitle: "पिछला एक साल",
    year: "{language}: पिछले एक साल में हर दिन पढ़े गए शब्द",
    yearPicture: "{title}। {caption}",
    yearCaption:
      "{days, plural, one {# दिन} other {# दिन}} में {words, plural, one {# शब्द पढ़ा} other {# शब्द पढ़े}}।",
    dayTitle: "{day}: {count, plural, one {# शब्द पढ़ा} other {# शब्द पढ़े}}",
    dayTitleRepaired: "{day}: {count, plural, one {# शब्द पढ़ा} other {# शब्द पढ़े}}, दिन छूटा, भरपाई हो गई",
    less: "कम",
    more: "ज़्यादा",
    repaired: "छूटा, भरपाई हो गई",
    repairedDay: "{day}, छूटा, भरपाई हो गई",
    weeksTitle: "हफ़्ता-दर-हफ़्ता, {weeks, plural, one {पिछला # हफ़्ता} other {पिछले # हफ़्ते}}",
    weeks: "{language}: {weeks, plural, one {पिछला # हफ़्ता} other {पिछले # हफ़्ते}}, एक-एक करके",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "सबसे ज़्यादा: {count, number}, {week} वाले हफ़्ते में",
    none: "अभी कुछ नहीं",
    levelsTitle: "समय के साथ लेवल",
    levels: "{language}: लेवल के हिसाब से",
    levelRow: "{level}: {count, plural, one {# शब्द पढ़ा} other {# शब्द पढ़े}}",
    levelWeeks: "{language}: हर लेवल पर पढ़े गए शब्द, हफ़्ता-दर-हफ़्ता",
    levelsCaption:
      "{weeks, plural, one {पिछले # हफ़्ते} other {पिछले # हफ़्तों}} में हर हफ़्ते पढ़े गए शब्द; सबसे ऊँची पट्टी {most, number} की है। आखिर में, अब तक के कुल शब्द।",
    asTable: "टेबल में दिखाएँ",
    week: {
      title: "आपका हफ़्ता",
      failed: "आपका हफ़्ता अभी लोड नहीं हो सका…",
      read: {
        none: "आपने अभी एक मिनट भी नहीं पढ़ा है।",
        afterNone: "आपने {count, plural, one {# मिनट} other {# मिनट}} पढ़ा है; पिछले हफ़्ते कुछ नहीं पढ़ा था।",
        asBefore: "आपने {count, plural, one {# मिनट} other {# मिनट}} पढ़ा है, जितना पिछले पूरे हफ़्ते में पढ़ा था।",
        ahead:
          "आपने {count, plural, one {# मिनट} other {# मिनट}} पढ़ा है, पिछले पूरे हफ़्ते से {more, plural, one {# मिनट} other {# मिनट}} ज़्यादा।",
        behind:
          "{count, plural, =0 {आपने अभी एक मिनट भी नहीं पढ़ा है} one {आपने # मिनट पढ़ा है} other {आपने # मिनट पढ़ा है}}; पिछले पूरे हफ़्ते में {before, plural, one {# मिनट} other {# मिनट}} पढ़ा था।",
      },
      finished: {
        none: "आपने अभी कोई टेक्स्ट पूरा नहीं किया है।",
        afterNone:
          "आपने {count, plural, one {# टेक्स्ट पूरा किया है} other {# टेक्स्ट पूरे किए हैं}}; पिछले हफ़्ते एक भी नहीं किया था।",
        asBefore:
          "आपने {count, plural, one {# टेक्स्ट पूरा किया है} other {# टेक्स्ट पूरे किए हैं}}, पिछले पूरे हफ़्ते के बराबर।",
        ahead:
          "आपने {count, plural, one {# टेक्स्ट पूरा किया है} other {# टेक्स्ट पूरे किए हैं}}, पिछले पूरे हफ़्ते से {more, number} ज़्यादा।",
        behind:
          "{count, plural, =0 {आपने अभी कोई टेक्स्ट पूरा नहीं किया है} one {आपने # टेक्स्ट पूरा किया है} other {आपने # टेक्स्ट पूरे किए हैं}}; पिछले पूरे हफ़्ते में {before, plural, one {# पूरा किया था} other {# पूरे किए थे}}।",
      },
      saved: {
        none: "आपने अभी कोई शब्द सेव नहीं किया है।",
        afterNone:
          "आपने {count, plural, one {# शब्द सेव किया है} other {# शब्द सेव किए हैं}}; पिछले हफ़्ते एक भी नहीं किया था।",
        asBefore: "आपने {count, plural, one {# शब्द सेव किया है} other {# शब्द सेव किए हैं}}, पिछले पूरे हफ़्ते के बराबर।",
        ahead:
          "आपने {count, plural, one {# शब्द सेव किया है} other {# शब्द सेव किए हैं}}, पिछले पूरे हफ़्ते से {more, number} ज़्यादा।",
        behind:
          "{count, plural, =0 {आपने अभी कोई शब्द सेव नहीं किया है} one {आपने # शब्द सेव किया है} other {आपने # शब्द सेव किए हैं}}; पिछले पूरे हफ़्ते में {before, plural, one {# सेव किया था} other {# सेव किए थे}}।",
      },
      learnt: {
        none: "आपने अभी किसी शब्द पर “आता है” का निशान नहीं लगाया है।",
        afterNone:
          "आपने {count, plural, one {# शब्द} other {# शब्दों}} पर “आता है” का निशान लगाया है; पिछले हफ़्ते एक पर भी नहीं लगाया था।",
        asBefore:
          "आपने {count, plural, one {# शब्द} other {# शब्दों}} पर “आता है” का निशान लगाया है, पिछले पूरे हफ़्ते के बराबर।",
        ahead:
          "आपने {count, plural, one {# शब्द} other {# शब्दों}} पर “आता है” का निशान लगाया है, पिछले पूरे हफ़्ते से {more, number} ज़्यादा।",
        behind:
          "{count, plural, =0 {आपने अभी किसी शब्द पर “आता है” का निशान नहीं लगाया है} one {आपने # शब्द पर “आता है” का निशान लगाया है} other {आपने # शब्दों पर “आता है” का निशान लगाया है}}; पिछले पूरे हफ़्ते में {before, number} पर लगाया था।",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0मि॰",
      hours: "{hours, number}\u00a0घं॰",
      both: "{hours, number}\u00a0घं॰\u00a0{minutes, number}\u00a0मि॰",
    },
  },

  streak: {
    title: "स्ट्रीक",
    days: "{count, plural, one {# दिन} other {# दिन}}",
    longest: "सबसे लंबी: {count, plural, one {# दिन} other {# दिन}}",
    rule: "जिस दिन आप एक लेख पूरा करें या 200 शब्द पढ़ें, वह दिन गिना जाता है। हफ़्ते में एक छूटे दिन की भरपाई अपने-आप हो जाती है।",
    today: "आज एक लेख पूरा करें या 200 शब्द पढ़ें।",
    counted: "आज का दिन गिना जा चुका है।",
    states: {
      counted: "{day}: गिना गया",
      repaired: "{day}: छूटा, भरपाई हो गई",
      missed: "{day}: छूट गया",
      today: "{day}: आज, अभी गिना नहीं गया",
    },
  },
};
