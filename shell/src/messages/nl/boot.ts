import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Lagom kon niet worden geladen. Probeer het opnieuw.",
  needsScript: "Lagom heeft JavaScript nodig om deze pagina te tonen.",
};
