import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "Con un token il comando rilascia senza una persona: quello di un team solo la sua area, quello di un operatore tutto.",
  failed: "In questo momento non è possibile caricare i token.",
  empty: {
    title: "Ancora nessun token",
    text: "Il comando di rilascio ne ha bisogno, ovunque venga eseguito.",
  },
  caption: "Token, dal più recente",
  columns: {
    name: "Nome",
    scope: "Può rilasciare",
    made: "Creato",
    used: "Ultimo uso",
    state: "Stato",
  },
  scopes: { operator: "Tutto (operatore)" },
  never: "Mai",
  valid: "Valido",
  revoked: "Revocato",
  make: {
    open: "Crea un token",
    title: "Crea un token",
    name: "Nome",
    nameHint: "Così il registro chiama chi lo usa, per esempio team-books.",
    nameWrong: "Solo lettere, cifre e . @ _ -",
    taken: "C’è già un token con questo nome.",
    scope: "Che cosa può rilasciare",
    confirm: "Crea",
    cancel: "Annulla",
    failed: "In questo momento non è possibile creare il token. Riprova.",
    done: "Il token di {name}",
    secret: "Copialo ora: viene mostrato solo questa volta e non è salvato da nessuna parte.",
    close: "L’ho copiato",
  },
  revoke: {
    open: "Revoca…",
    label: "Revoca {name}",
    title: "Revocare il token di {name}?",
    text: "Chi usa il token di {name} non potrà più rilasciare ({scope}), dalla prossima chiamata in poi. L’operazione non si può annullare; servirà un nuovo token.",
    confirm: "Revoca",
    cancel: "Annulla",
    done: "Il token di {name} è stato revocato.",
    failed: "In questo momento non è possibile revocarlo. Riprova.",
  },
};
