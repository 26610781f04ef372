import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "Email che non è stato possibile inviare, nonostante molti tentativi. Restano qui per 30 giorni.",
  failed: "In questo momento non è possibile caricare le email.",
  empty: {
    title: "Nessuna email bloccata",
    text: "Tutte le email sono partite, oppure si sta ancora tentando di inviarle.",
  },
  columns: {
    to: "A",
    purpose: "Motivo",
    asked: "Richiesta",
    givenUp: "Abbandonata",
    failure: "Ultimo errore",
  },
  attempts: "{attempts, plural, one {# tentativo} other {# tentativi}}",
  purposes: {
    signup: "Registrazione",
    invite: "Invito",
    recovery: "Nuova password",
    magiclink: "Link di accesso",
    email_change_old: "Cambio di indirizzo, al vecchio",
    email_change_new: "Cambio di indirizzo, al nuovo",
    reauthentication: "Codice",
    password_changed: "Avviso di nuova password",
    email_changed: "Avviso di nuovo indirizzo",
    feedback: "Feedback a un amministratore",
    reminder: "Promemoria",
  },
  retry: {
    label: "Riprova",
    title: "Ritentare l’invio di questa email?",
    text: "L’email a {to} verrà inviata ancora una volta, con un nuovo link. Se non riesce, tornerà qui.",
    confirm: "Riprova",
    done: "Nuovo tentativo per l’email a {to}.",
  },
  remove: {
    label: "Elimina",
    title: "Eliminare questa email?",
    text: "{to} non la riceverà mai. L’operazione non si può annullare.",
    confirm: "Elimina",
    done: "L’email a {to} è stata eliminata.",
  },
};
