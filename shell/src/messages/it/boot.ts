import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Non è stato possibile caricare Lagom. Riprova.",
  needsScript: "Per mostrare questa pagina, Lagom ha bisogno di JavaScript.",
};
