import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "पाठकों की बनाई लिस्ट।",
  failed: "किताबों की लिस्ट अभी लोड नहीं हो सकीं…",
  search: "नाम या मालिक",
  empty: { title: "अभी किताबों की कोई लिस्ट नहीं", text: "किसी पाठक ने कोई नहीं बनाई है।" },
  columns: { name: "नाम", owner: "मालिक", access: "किसे दिखती है", books: "किताबें", since: "कब बनी" },
  choices: {
    access: { all: "सभी", public: "सबको", private: "सिर्फ़ मालिक को", hidden: "छिपाई हुई" },
    sort: { all: "सबसे नई पहले", oldest: "सबसे पुरानी पहले", name: "नाम से", largest: "सबसे ज़्यादा किताबें" },
  },
  public: "सबको",
  private: "सिर्फ़ मालिक को",
  hidden: "छिपाई हुई",
  view: "किताबें देखें",
  viewFailed: "यह लिस्ट अभी लोड नहीं हो सकी…",
  of: "{owner} की लिस्ट",
  noBooks: "इसमें कोई किताब नहीं है।",
  hide: {
    label: "छिपाएँ",
    title: "यह लिस्ट छिपाएँ?",
    text: "“{name}” अब अपने मालिक के सिवा किसी को नहीं दिखेगी।",
    confirm: "छिपाएँ",
    done: "“{name}” छिपा दी गई है।",
  },
  show: {
    label: "फिर दिखाएँ",
    title: "यह लिस्ट फिर दिखाएँ?",
    text: "“{name}” फिर उन्हें दिखेगी जिन्हें उसके मालिक ने चुना है।",
    confirm: "दिखाएँ",
    done: "“{name}” फिर दिख रही है।",
  },
  remove: {
    label: "मिटाएँ",
    title: "यह लिस्ट मिटाएँ?",
    text: "“{name}” मिट जाएगी, मालिक के लिए भी। इसे लॉग से वापस लाया जा सकता है।",
    confirm: "मिटाएँ",
    done: "“{name}” मिटा दी गई है।",
  },
};
