import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Wszyscy, którzy mają konto.",
    failed: "Nie można teraz wczytać użytkowników…",
    search: "E-mail",
    empty: { title: "Brak użytkowników", text: "Nikt się jeszcze nie zarejestrował." },
    columns: {
      email: "E-mail",
      role: "Rola",
      state: "Stan",
      read: "Przeczytane słowa",
      saved: "Zapisane słowa",
      last: "Ostatnia aktywność",
      since: "Rejestracja",
    },
    choices: {
      role: { all: "Wszyscy", user: "Czytelnicy", admin: "Administratorzy", operator: "Operatorzy" },
      state: { all: "Wszyscy", active: "Aktywni", banned: "Zablokowani" },
      sort: { all: "Od najnowszych", oldest: "Od najstarszych", email: "Według e-maila" },
    },
    roles: { user: "Czytelnik", admin: "Administrator", operator: "Operator" },
    banned: "Konto zablokowane",
    active: "Konto aktywne",
  },
  actions: {
    ratings: "Pokaż oceny",
    ban: {
      label: "Zablokuj",
      title: "Zablokować tego użytkownika?",
      text: "{email} nie będzie już mieć dostępu do serwisu na żadnym urządzeniu. Niczego nie usuwamy.",
      confirm: "Zablokuj",
      done: "Zablokowano: {email}.",
    },
    unban: {
      label: "Odblokuj",
      title: "Odblokować tego użytkownika?",
      text: "{email} znów może korzystać z serwisu, a wszystko będzie jak dawniej.",
      confirm: "Odblokuj",
      done: "{email} znów może korzystać z serwisu.",
    },
    role: {
      label: {
        user: "Ustaw rolę czytelnika",
        admin: "Ustaw rolę administratora",
        operator: "Ustaw rolę operatora",
      },
      title: {
        user: "Ustawić rolę czytelnika?",
        admin: "Ustawić rolę administratora?",
        operator: "Ustawić rolę operatora?",
      },
      text: {
        user: "{email} nie zobaczy już tych stron.",
        admin: "{email} zobaczy te strony i może blokować i usuwać czytelników oraz to, co napisali.",
        operator: "{email} może to samo co administrator, a także nadawać role i zarządzać wydaniami.",
      },
      confirm: "Zmień rolę",
      done: { user: "{email}: czytelnik.", admin: "{email}: administrator.", operator: "{email}: operator." },
    },
    signOut: {
      label: "Wyloguj wszędzie",
      title: "Wylogować wszędzie?",
      text: "Każda sesja {email} kończy się teraz na każdym urządzeniu. Można zalogować się ponownie.",
      confirm: "Wyloguj",
      done: "Wylogowano wszędzie: {email}.",
    },
    remove: {
      label: "Usuń ze wszystkimi danymi",
      title: "Usunąć tego użytkownika?",
      text: "Konto {email} zniknie ze wszystkimi słowami, listami, ocenami, statystykami i wiadomościami. Tego nie można cofnąć.",
      confirm: "Usuń na zawsze",
      done: "Usunięto: {email}.",
    },
  },
};
