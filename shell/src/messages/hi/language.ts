import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "भाषा नहीं बदली जा सकी। अपना कनेक्शन देखें और फिर कोशिश करें।",
};
