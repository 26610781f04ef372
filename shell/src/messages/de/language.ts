import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "Die Sprache konnte nicht geändert werden. Prüfe deine Verbindung und versuch es noch einmal.",
};
