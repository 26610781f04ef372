import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "E-maile, których mimo wielu prób nie udało się wysłać. Przechowujemy je przez 30 dni.",
  failed: "Nie można teraz wczytać e-maili…",
  empty: { title: "Nic nie utknęło", text: "Wszystkie e-maile wyszły albo są jeszcze wysyłane." },
  columns: {
    to: "Do",
    purpose: "Cel",
    asked: "Zlecono",
    givenUp: "Przerwano",
    failure: "Ostatni błąd",
  },
  attempts: "{attempts, plural, one {# próba} few {# próby} many {# prób} other {# próby}}",
  purposes: {
    signup: "Rejestracja",
    invite: "Zaproszenie",
    recovery: "Nowe hasło",
    magiclink: "Link do logowania",
    email_change_old: "Zmiana adresu, na stary",
    email_change_new: "Zmiana adresu, na nowy",
    reauthentication: "Kod",
    password_changed: "Informacja o nowym haśle",
    email_changed: "Informacja o nowym adresie",
    feedback: "Opinia do administratora",
    reminder: "Przypomnienie",
  },
  retry: {
    label: "Ponów",
    title: "Wysłać ten e-mail jeszcze raz?",
    text: "E-mail do {to} zostanie wysłany jeszcze raz, z nowym linkiem. Jeśli się nie uda, wróci tutaj.",
    confirm: "Ponów",
    done: "Ponawiamy e-mail do {to}.",
  },
  remove: {
    label: "Usuń",
    title: "Usunąć ten e-mail?",
    text: "{to} nigdy go nie dostanie. Tego nie można cofnąć.",
    confirm: "Usuń",
    done: "E-mail do {to} usunięty.",
  },
};
