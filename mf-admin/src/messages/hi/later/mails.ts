import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "वे ईमेल जो कई बार कोशिश करने पर भी नहीं भेजे जा सके। वे 30 दिन तक रहते हैं।",
  failed: "ईमेल अभी लोड नहीं हो सके…",
  empty: { title: "कोई ईमेल अटका नहीं है", text: "हर ईमेल जा चुका है, या उसे भेजने की कोशिश जारी है।" },
  columns: {
    to: "किसे",
    purpose: "किसलिए",
    asked: "कब माँगा गया",
    givenUp: "कब छोड़ा गया",
    failure: "पिछली गड़बड़ी",
  },
  attempts: "{attempts, plural, one {# कोशिश} other {# कोशिशें}}",
  purposes: {
    signup: "साइन अप",
    invite: "न्योता",
    recovery: "नया पासवर्ड",
    magiclink: "साइन इन का लिंक",
    email_change_old: "पता बदलना, पुराने पते पर",
    email_change_new: "पता बदलना, नए पते पर",
    reauthentication: "कोड",
    password_changed: "नए पासवर्ड की सूचना",
    email_changed: "नए पते की सूचना",
    feedback: "एडमिन को फ़ीडबैक",
    reminder: "रिमाइंडर",
  },
  retry: {
    label: "फिर कोशिश करें",
    title: "यह ईमेल फिर भेजें?",
    text: "{to} को ईमेल नए लिंक के साथ एक बार और भेजा जाएगा। न जा सका, तो वह यहीं लौट आएगा।",
    confirm: "फिर भेजें",
    done: "{to} को ईमेल फिर भेजा जा रहा है।",
  },
  remove: {
    label: "मिटाएँ",
    title: "यह ईमेल मिटाएँ?",
    text: "{to} को यह कभी नहीं मिलेगा। इसे पहले जैसा नहीं किया जा सकता।",
    confirm: "मिटाएँ",
    done: "{to} का ईमेल मिटा दिया गया है।",
  },
};
