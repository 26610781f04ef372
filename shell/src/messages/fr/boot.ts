import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Lagom n’a pas pu se charger. Réessaie.",
  needsScript: "Lagom a besoin de JavaScript pour afficher cette page.",
};
