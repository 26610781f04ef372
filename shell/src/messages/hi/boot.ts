import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Lagom लोड नहीं हो सका। फिर कोशिश करें।",
  needsScript: "यह पेज दिखाने के लिए Lagom को JavaScript चाहिए।",
};
