import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "Språket kunde inte ändras. Kontrollera anslutningen och försök igen.",
};
