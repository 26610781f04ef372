import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "Mejl som inte gick att skicka trots många försök. De finns kvar i 30 dagar.",
  failed: "Mejlen kan inte läsas in just nu…",
  empty: {
    title: "Inga mejl har fastnat",
    text: "Alla mejl har gått i väg eller är på väg.",
  },
  columns: {
    to: "Till",
    purpose: "Ärende",
    asked: "Begärt",
    givenUp: "Uppgivet",
    failure: "Senaste fel",
  },
  attempts: "{attempts, plural, one {# försök} other {# försök}}",
  purposes: {
    signup: "Registrering",
    invite: "Inbjudan",
    recovery: "Nytt lösenord",
    magiclink: "Inloggningslänk",
    email_change_old: "Adressbyte, till den gamla",
    email_change_new: "Adressbyte, till den nya",
    reauthentication: "Kod",
    password_changed: "Besked om nytt lösenord",
    email_changed: "Besked om ny adress",
    feedback: "Feedback till en administratör",
    reminder: "Påminnelse",
  },
  retry: {
    label: "Försök igen",
    title: "Försöka skicka mejlet igen?",
    text: "Mejlet till {to} skickas en gång till, med en ny länk. Om det misslyckas kommer det tillbaka hit.",
    confirm: "Försök igen",
    done: "Ett nytt försök görs med mejlet till {to}.",
  },
  remove: {
    label: "Ta bort",
    title: "Ta bort mejlet?",
    text: "{to} får det aldrig. Det går inte att ångra.",
    confirm: "Ta bort",
    done: "Mejlet till {to} är borttaget.",
  },
};
