import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "यहाँ से इस पते तक जाने की अनुमति नहीं है।",
  redirects: "यह बहुत बार दूसरी जगह भेजता है।",
  too_large: "यह बहुत बड़ा है।",
  timeout: "समय पर जवाब नहीं आया।",
  network: "सर्वर से संपर्क नहीं हो सका।",
  status: "सर्वर ने गड़बड़ी का जवाब दिया।",
  robots: "इसकी robots.txt इसकी अनुमति नहीं देती।",
  damaged: "जो आया वह खराब है, या कुछ और है।",
  other: "इसे पढ़ा नहीं जा सका।",
};
