import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "Mails die ondanks veel pogingen niet konden worden verstuurd. Ze blijven 30 dagen staan.",
  failed: "De mails kunnen nu niet worden geladen…",
  empty: {
    title: "Er zit geen mail vast",
    text: "Elke mail is verstuurd of wordt nog geprobeerd.",
  },
  columns: {
    to: "Aan",
    purpose: "Waarvoor",
    asked: "Aangevraagd",
    givenUp: "Opgegeven",
    failure: "Laatste fout",
  },
  attempts: "{attempts, plural, one {# poging} other {# pogingen}}",
  purposes: {
    signup: "Aanmelding",
    invite: "Uitnodiging",
    recovery: "Nieuw wachtwoord",
    magiclink: "Inloglink",
    email_change_old: "Adreswijziging, aan het oude adres",
    email_change_new: "Adreswijziging, aan het nieuwe adres",
    reauthentication: "Code",
    password_changed: "Bericht over een nieuw wachtwoord",
    email_changed: "Bericht over een nieuw adres",
    feedback: "Feedback aan een beheerder",
    reminder: "Herinnering",
  },
  retry: {
    label: "Opnieuw proberen",
    title: "Deze mail opnieuw proberen?",
    text: "De mail aan {to} wordt nog eens verstuurd, met een nieuwe link. Lukt dat niet, dan komt hij hier terug.",
    confirm: "Opnieuw proberen",
    done: "De mail aan {to} wordt opnieuw geprobeerd.",
  },
  remove: {
    label: "Verwijderen",
    title: "Deze mail verwijderen?",
    text: "{to} krijgt hem nooit. Dit kan niet ongedaan worden gemaakt.",
    confirm: "Verwijderen",
    done: "De mail aan {to} is verwijderd.",
  },
};
