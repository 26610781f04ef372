import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Alle, die ein Konto haben.",
    failed: "Die Nutzer können gerade nicht geladen werden\u00a0…",
    search: "E-Mail",
    empty: { title: "Noch keine Nutzer", text: "Noch hat sich niemand registriert." },
    columns: {
      email: "E-Mail",
      role: "Rolle",
      state: "Status",
      read: "Gelesene Wörter",
      saved: "Gespeicherte Wörter",
      last: "Zuletzt aktiv",
      since: "Seit",
    },
    choices: {
      role: { all: "Alle", user: "Leser", admin: "Admins", operator: "Operatoren" },
      state: { all: "Alle", active: "Aktiv", banned: "Gesperrt" },
      sort: { all: "Neueste zuerst", oldest: "Älteste zuerst", email: "Nach E-Mail" },
    },
    roles: { user: "Leser", admin: "Admin", operator: "Operator" },
    banned: "Gesperrt",
    active: "Aktiv",
  },
  actions: {
    ratings: "Bewertungen anzeigen",
    ban: {
      label: "Sperren",
      title: "Dieses Konto sperren?",
      text: "{email} kann die Website auf keinem Gerät mehr nutzen. Gelöscht wird nichts.",
      confirm: "Sperren",
      done: "{email} ist gesperrt.",
    },
    unban: {
      label: "Sperre aufheben",
      title: "Die Sperre aufheben?",
      text: "{email} kann die Website wieder nutzen, mit allem, wie es war.",
      confirm: "Sperre aufheben",
      done: "{email} kann die Website wieder nutzen.",
    },
    role: {
      label: { user: "Zum Leser machen", admin: "Zum Admin machen", operator: "Zum Operator machen" },
      title: {
        user: "Rolle zu „Leser“ ändern?",
        admin: "Rolle zu „Admin“ ändern?",
        operator: "Rolle zu „Operator“ ändern?",
      },
      text: {
        user: "{email} sieht diese Seiten dann nicht mehr.",
        admin:
          "{email} kann dann diese Seiten sehen, Leser sperren und löschen und entfernen, was sie geschrieben haben.",
        operator: "{email} kann dann alles, was Admins können, dazu Rollen vergeben und Releases steuern.",
      },
      confirm: "Rolle ändern",
      done: { user: "{email}: Leser.", admin: "{email}: Admin.", operator: "{email}: Operator." },
    },
    signOut: {
      label: "Überall abmelden",
      title: "Überall abmelden?",
      text: "Alle Sitzungen von {email} enden jetzt, auf jedem Gerät. Danach ist eine neue Anmeldung möglich.",
      confirm: "Abmelden",
      done: "{email} ist überall abgemeldet.",
    },
    remove: {
      label: "Mit allen Daten löschen",
      title: "Dieses Konto löschen?",
      text: "Das Konto von {email} verschwindet mit allen Wörtern, Listen, Bewertungen, Statistiken und Nachrichten. Das lässt sich nicht rückgängig machen.",
      confirm: "Endgültig löschen",
      done: "{email} ist gelöscht.",
    },
  },
};
