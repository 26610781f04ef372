import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "बंद करें",
  dismiss: "सूचना हटाएँ",
  retry: "फिर कोशिश करें",
  loading: "लोड हो रहा है",
  failed: "Lagom का यह हिस्सा लोड नहीं हो सका।",
  required: "कृपया इसे भरें।",
  email: "यह ईमेल पता अधूरा है।",
  url: "यह लिंक अधूरा है।",
  invalid: "यहाँ यह मान नहीं चलेगा।",
  harder: "{level} से कठिन",
  easier: "{level} से आसान",
};
