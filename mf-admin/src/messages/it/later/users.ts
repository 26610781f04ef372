import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Tutti quelli che hanno un account.",
    failed: "In questo momento non è possibile caricare gli utenti.",
    search: "Email",
    empty: { title: "Ancora nessun utente", text: "Nessuno si è registrato." },
    columns: {
      email: "Email",
      role: "Ruolo",
      state: "Stato",
      read: "Parole lette",
      saved: "Parole salvate",
      last: "Ultima attività",
      since: "Iscrizione",
    },
    choices: {
      role: { all: "Tutti", user: "Lettori", admin: "Amministratori", operator: "Operatori" },
      state: { all: "Tutti", active: "Attivi", banned: "Sospesi" },
      sort: { all: "Prima i più recenti", oldest: "Prima i meno recenti", email: "Per email" },
    },
    roles: { user: "Lettore", admin: "Amministratore", operator: "Operatore" },
    banned: "Sospeso",
    active: "Attivo",
  },
  actions: {
    ratings: "Mostra valutazioni",
    ban: {
      label: "Sospendi",
      title: "Sospendere questo utente?",
      text: "{email} non potrà più usare il sito, su nessun dispositivo. Niente di suo viene eliminato.",
      confirm: "Sospendi",
      done: "Utente sospeso: {email}.",
    },
    unban: {
      label: "Revoca la sospensione",
      title: "Revocare la sospensione?",
      text: "{email} potrà usare di nuovo il sito, con tutto com’era.",
      confirm: "Revoca",
      done: "{email} può usare di nuovo il sito.",
    },
    role: {
      label: {
        user: "Rendi lettore",
        admin: "Rendi amministratore",
        operator: "Rendi operatore",
      },
      title: {
        user: "Rendere lettore questo utente?",
        admin: "Rendere amministratore questo utente?",
        operator: "Rendere operatore questo utente?",
      },
      text: {
        user: "{email} non vedrà più queste pagine.",
        admin:
          "{email} potrà vedere queste pagine, sospendere ed eliminare lettori e rimuovere ciò che hanno scritto.",
        operator: "{email} potrà fare tutto questo, dare ruoli e gestire le release.",
      },
      confirm: "Cambia ruolo",
      done: { user: "{email}: lettore.", admin: "{email}: amministratore.", operator: "{email}: operatore." },
    },
    signOut: {
      label: "Disconnetti ovunque",
      title: "Disconnettere ovunque?",
      text: "Tutte le sessioni di {email} finiscono ora, su ogni dispositivo. Potrà accedere di nuovo.",
      confirm: "Disconnetti",
      done: "Tutte le sessioni di {email} sono state chiuse.",
    },
    remove: {
      label: "Elimina con tutti i dati",
      title: "Eliminare questo utente?",
      text: "L’account di {email} verrà eliminato con tutte le parole, le liste, le valutazioni, le statistiche e i messaggi. L’operazione non si può annullare.",
      confirm: "Elimina per sempre",
      done: "L’account di {email} è stato eliminato.",
    },
  },
};
