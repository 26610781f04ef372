import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "पढ़कर सुनाना",
  play: "चलाएँ",
  pause: "रोकें",
  previous: "पिछला वाक्य",
  next: "अगला वाक्य",
  settings: "आवाज़ और रफ़्तार",
  speed: "रफ़्तार",
  times: "{speed, number}×",
  voice: "आवाज़",
  close: "पढ़कर सुनाना बंद करें",
  getVoice: "नई आवाज़ें डिवाइस की सेटिंग में जोड़ी जा सकती हैं।",
  serverVoice: "Lagom का सर्वर",
  espeak: "eSpeak NG (रोबोट)",
  robot: "यह रोबोट की आवाज़ है। डिवाइस की कोई आवाज़ इससे अच्छी लगेगी।",
  pauseAfter: "वाक्यों के बीच विराम",
  pauses: "{seconds, plural, =0 {कोई विराम नहीं} other {# सेकंड का विराम}}",
  repeat: "वाक्य दोहराएँ",
  serverFailed: "सर्वर की आवाज़ नहीं चल रही है।",
  standsIn: "इस डिवाइस की आवाज़ आगे पढ़ रही है।",
};
