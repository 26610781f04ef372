import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Iedereen met een account.",
    failed: "De gebruikers kunnen nu niet worden geladen…",
    search: "E-mailadres",
    empty: { title: "Nog geen gebruikers", text: "Er heeft zich nog niemand aangemeld." },
    columns: {
      email: "E-mailadres",
      role: "Rol",
      state: "Status",
      read: "Gelezen woorden",
      saved: "Opgeslagen woorden",
      last: "Laatst actief",
      since: "Sinds",
    },
    choices: {
      role: { all: "Alle", user: "Lezers", admin: "Beheerders", operator: "Operators" },
      state: { all: "Alle", active: "Actief", banned: "Geblokkeerd" },
      sort: { all: "Nieuwste eerst", oldest: "Oudste eerst", email: "Op e-mailadres" },
    },
    roles: { user: "Lezer", admin: "Beheerder", operator: "Operator" },
    banned: "Geblokkeerd",
    active: "Actief",
  },
  actions: {
    ratings: "Beoordelingen tonen",
    ban: {
      label: "Blokkeren",
      title: "Deze gebruiker blokkeren?",
      text: "{email} kan de site niet meer gebruiken, op geen enkel apparaat. Er wordt niets verwijderd.",
      confirm: "Blokkeren",
      done: "{email} is geblokkeerd.",
    },
    unban: {
      label: "Deblokkeren",
      title: "Deze gebruiker deblokkeren?",
      text: "{email} kan de site weer gebruiken, met alles zoals het was.",
      confirm: "Deblokkeren",
      done: "{email} kan de site weer gebruiken.",
    },
    role: {
      label: {
        user: "Lezer maken",
        admin: "Beheerder maken",
        operator: "Operator maken",
      },
      title: {
        user: "Deze gebruiker lezer maken?",
        admin: "Deze gebruiker beheerder maken?",
        operator: "Deze gebruiker operator maken?",
      },
      text: {
        user: "{email} ziet deze pagina’s niet meer.",
        admin:
          "{email} kan deze pagina’s zien, lezers blokkeren en verwijderen, en weghalen wat ze schreven.",
        operator: "{email} kan dat allemaal, en ook rollen geven en releases regelen.",
      },
      confirm: "Rol wijzigen",
      done: {
        user: "{email}: lezer.",
        admin: "{email}: beheerder.",
        operator: "{email}: operator.",
      },
    },
    signOut: {
      label: "Overal uitloggen",
      title: "Overal uitloggen?",
      text: "Elke sessie van {email} eindigt nu, op elk apparaat. Opnieuw inloggen kan wel.",
      confirm: "Uitloggen",
      done: "{email} is overal uitgelogd.",
    },
    remove: {
      label: "Met alle gegevens verwijderen",
      title: "Deze gebruiker verwijderen?",
      text: "Het account van {email} verdwijnt met alle woorden, lijsten, beoordelingen, statistieken en berichten. Dit kan niet ongedaan worden gemaakt.",
      confirm: "Voorgoed verwijderen",
      done: "{email} is verwijderd.",
    },
  },
};
