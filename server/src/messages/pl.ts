import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}:",
    enterCode: "Albo wpisz ten kod: {code}",
    signup: {
      subject: "Potwierdź swój adres e-mail",
      lead: "Witaj w Lagom! Potwierdź ten adres e-mail, aby dokończyć rejestrację.",
      button: "Potwierdź adres",
      ignore: "Jeśli to nie Twoja rejestracja, zignoruj tę wiadomość, a konto nie powstanie.",
    },
    invite: {
      subject: "Zaproszenie do Lagom",
      lead: "Zapraszamy Cię do czytania z Lagom. Przyjmij zaproszenie, aby założyć konto.",
      button: "Przyjmij zaproszenie",
      ignore: "Jeśli nie chcesz mieć konta, zignoruj tę wiadomość.",
    },
    recovery: {
      subject: "Ustaw nowe hasło",
      lead: "Otrzymaliśmy Twoją prośbę o nowe hasło. Link działa raz, w ciągu godziny.",
      button: "Ustaw nowe hasło",
      ignore: "Jeśli to nie Twoja prośba, zignoruj tę wiadomość, a hasło się nie zmieni.",
    },
    magiclink: {
      subject: "Twój link do logowania",
      lead: "Zaloguj się do Lagom tym linkiem. Działa raz, w ciągu godziny.",
      button: "Zaloguj się",
      ignore: "Jeśli to nie Twoja prośba, zignoruj tę wiadomość.",
    },
    email_change_old: {
      subject: "Twój adres e-mail ma się zmienić",
      lead: "Otrzymaliśmy Twoją prośbę o zmianę adresu. Potwierdź ją tutaj oraz w wiadomości wysłanej na nowy adres.",
      button: "Potwierdź zmianę",
      ignore: "Jeśli to nie Twoja prośba, zignoruj tę wiadomość, a adres się nie zmieni. Zmień też hasło.",
    },
    email_change_new: {
      subject: "Potwierdź nowy adres e-mail",
      lead: "Otrzymaliśmy Twoją prośbę o zmianę adresu na ten. Potwierdź go tutaj, a zmianę także w wiadomości wysłanej na stary adres.",
      button: "Potwierdź adres",
      ignore: "Jeśli to nie Twoja prośba, zignoruj tę wiadomość.",
    },
    reauthentication: {
      subject: "Twój kod",
      lead: "Wpisz ten kod, aby kontynuować zmianę na swoim koncie.",
      button: "Otwórz Lagom",
      ignore: "Jeśli to nie Twoja prośba, zmień hasło.",
    },
    password_changed: {
      subject: "Twoje hasło zostało zmienione",
      lead: "Hasło do Twojego konta Lagom zostało zmienione, a wszystkie inne urządzenia wylogowane.",
      button: "Ustaw nowe hasło",
      ignore: "Jeśli to nie Twoja zmiana, od razu ustaw nowe hasło.",
    },
    email_changed: {
      subject: "Twój adres e-mail został zmieniony",
      lead: "Twoje konto Lagom ma teraz inny adres e-mail. Adresem, na który przyszła ta wiadomość, już się nie zalogujesz.",
      button: "Napisz do nas",
      ignore: "Jeśli to nie Twoja zmiana, od razu do nas napisz.",
    },
  },
  reminders: {
    review: {
      title:
        "{due, plural, one {# słowo do powtórki} few {# słowa do powtórki} many {# słów do powtórki} other {# słowa do powtórki}}",
      lead: "Krótka powtórka dziś pomoże je zapamiętać.",
      action: "Powtórz teraz",
    },
    read: {
      title: "Pora na czytanie",
      lead: "Na dziś wystarczy krótki tekst.",
      action: "Wybierz tekst",
    },
    why: "Dostajesz tę wiadomość, bo masz włączone przypomnienia z Lagom.",
    stop: "Wyłącz te wiadomości",
  },
  unsubscribe: {
    ask: {
      title: "Wyłączyć przypomnienia e-mailem?",
      text: "Możesz je znowu włączyć w Ustawieniach.",
      action: "Wyłącz te wiadomości",
    },
    done: {
      title: "Przypomnienia e-mailem wyłączone",
      text: "Możesz je znowu włączyć w Ustawieniach.",
      action: "Czytaj dalej",
    },
    unknown: {
      title: "Ten link nie działa",
      text: "Otwórz go jeszcze raz z wiadomości albo wyłącz przypomnienia w Ustawieniach.",
      action: "Otwórz Lagom",
    },
  },
  pages: {
    none: {
      title: "Nie ma takiej strony",
      text: "Może kiedyś tu była. <start>Przejdź na stronę główną</start>.",
    },
    failed: {
      title: "Coś poszło nie tak",
      text: "Nie udało się wyświetlić tej strony. Wszystko, co masz zapisane, jest bezpieczne. <again>Spróbuj ponownie</again>, w razie potrzeby za minutę.",
      tell: "Jeśli do nas o tym napiszesz, dołącz: <code>{id}</code>",
    },
    starting: {
      title: "Lagom się uruchamia",
      text: "Powstaje pierwsze wydanie. Ta strona sama sprawdza, czy jest już gotowe.",
    },
    needsScript: "Aby wyświetlić tę stronę, Lagom potrzebuje JavaScriptu.",
  },
  heads: {
    bookBy: "{title} – {authors}",
    book: "Przeczytaj streszczenie na swoim poziomie, w jednym z 16 języków: {book}",
    list: "Lista książek w Lagom.",
    listOf: "Lista książek w Lagom: {titles}…",
  },
};
