import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/lists.ts";

export const messages: Translation<typeof english> = {
  pages: "पेज",
  previous: "पिछला",
  page: "पेज {page}",
  next: "अगला",
  actions: "कार्रवाइयाँ",
};
