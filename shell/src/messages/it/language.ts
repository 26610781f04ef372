import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "Non è stato possibile cambiare la lingua. Controlla la connessione e riprova.",
};
