import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "De taal kon niet worden gewijzigd. Controleer je verbinding en probeer het opnieuw.",
};
