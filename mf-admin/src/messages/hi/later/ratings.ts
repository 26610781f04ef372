import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "पाठकों की पसंद और उनके दिए स्टार।",
    failed: "रेटिंग अभी लोड नहीं हो सकीं…",
    search: "किताब या पाठक",
    empty: { title: "अभी कोई रेटिंग नहीं", text: "अभी किसी पाठक ने न कोई किताब पसंद की है, न किसी को रेटिंग दी है।" },
    columns: { book: "किताब", user: "पाठक", liked: "पसंद", stars: "स्टार", when: "कब" },
    choices: {
      sort: {
        all: "सबसे नई पहले",
        oldest: "सबसे पुरानी पहले",
        best: "सबसे ज़्यादा स्टार",
        worst: "सबसे कम स्टार",
      },
    },
    view: "क्या दिखाएँ",
    each: "हर रेटिंग",
    byBook: "किताब के हिसाब से",
    ofBook: "सिर्फ़ एक किताब की।",
    ofUser: "सिर्फ़ एक पाठक की।",
    yes: "हाँ",
    no: "नहीं",
    stars: "5 में से {count, number}",
    remove: {
      label: "हटाएँ",
      title: "यह रेटिंग हटाएँ?",
      text: "{user} ने “{book}” को जो दिया, वह हट जाएगा, और किताब का औसत उसके बिना निकाला जाएगा।",
      confirm: "हटाएँ",
      done: "“{book}” की एक रेटिंग हटा दी गई है।",
    },
  },
  books: {
    lead: "हर किताब की रेटिंग का कुल नतीजा।",
    failed: "रेटिंग अभी लोड नहीं हो सकीं…",
    search: "किताब",
    empty: { title: "अभी कोई रेटिंग नहीं", text: "किसी पाठक ने किसी किताब को रेटिंग नहीं दी।" },
    columns: { book: "किताब", average: "औसत", count: "रेटिंग" },
    choices: {
      sort: {
        all: "सबसे ज़्यादा रेटिंग",
        best: "सबसे अच्छी पहले",
        worst: "सबसे कम पसंद पहले",
        title: "शीर्षक से",
      },
    },
    average: "5 में से {stars}",
    all: "रेटिंग दिखाएँ",
  },
};
