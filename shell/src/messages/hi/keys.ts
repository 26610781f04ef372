import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/keys.ts";

export const messages: Translation<typeof english> = {
  Tab: "Tab",
  Enter: "Enter",
  Esc: "Esc",
  Space: "Space",
};
