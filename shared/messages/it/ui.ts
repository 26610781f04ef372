import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "Chiudi",
  dismiss: "Chiudi",
  retry: "Riprova",
  loading: "Caricamento",
  failed: "Non è stato possibile caricare questa parte di Lagom.",
  required: "Compila questo campo.",
  email: "Questo indirizzo email non è completo.",
  url: "Questo link non è completo.",
  invalid: "Questo valore non è ammesso qui.",
  harder: "più difficile di {level}",
  easier: "più facile di {level}",
};
