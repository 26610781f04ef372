import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "Coś poszło nie tak",
    text: "Nie udało się wyświetlić tej strony. Wszystko, co masz zapisane, jest bezpieczne.",
    reload: "Wczytaj ponownie",
    home: "Przejdź na stronę główną",
    reference: "Jeśli do nas o tym napiszesz, dołącz:",
  },
  needed: {
    text: "Zaloguj się lub załóż konto, aby otworzyć tę stronę.",
    signIn: "Zaloguj się",
  },
  ended: {
    text: "Sesja wygasła. Zaloguj się, a wrócisz w to samo miejsce.",
    signIn: "Zaloguj się ponownie",
  },
  frame: {
    skip: "Przejdź do tekstu",
    main: "Menu główne",
    newsfeed: "Aktualności",
    books: "Książki",
    words: "Moje słowa",
    about: "O Lagom",
    faq: "Częste pytania",
    contact: "Kontakt",
    privacy: "Prywatność",
    terms: "Regulamin",
    cookies: "Pliki cookie",
    signIn: "Zaloguj się",
    startReading: "Zacznij czytać",
    footer: "O serwisie",
    language: "Język interfejsu",
    shortNews: "Newsy",
    shortWords: "Słowa",
    shortMe: "Profil",
  },
  network: {
    offline: "Jesteś offline. Teksty otwarte wcześniej nadal możesz czytać.",
    send: "Wyślij teraz",
  },
  account: {
    menu: "Menu konta",
    shortMenu: "Profil, menu konta",
  },
  picker: {
    button: "{language} {level}, język i poziom",
  },
  leave: {
    title: "Wyjść bez wysyłania?",
    text: "To, co tu piszesz, nie jest jeszcze zapisane.",
    stay: "Zostań",
    leave: "Wyjdź",
  },
  feedback: {
    button: "Opinia",
  },
};
