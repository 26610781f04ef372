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
  landing: {
    title: "Czytaj o świecie na swoim poziomie",
    eyebrow: "Wiadomości i książki w 16 językach",
    heading: "Czytaj\no świecie\nna swoim poziomie.",
    lead: "Prawdziwe artykuły i książki napisane na nowo tak, by czytało się je z przyjemnością. Dotknij dowolnego słowa, żeby je zrozumieć. Zapisz je, a zostanie z Tobą.",
    start: "Zacznij czytać za darmo",
    promise: "Bez reklam. Twoje słowa należą do Ciebie.",
    languages: "Języki, w których możesz czytać",
    passage: "Tekst na próbę",
    level: "Poziom tekstu",
    hint: "Zmień poziom albo dotknij słowa.",
    points: {
      level: {
        title: "Twój poziom, a nie poziom lekcji",
        text: "Każdy tekst ma kilka poziomów: od krótkich zdań po pełnię języka. Gdy robi się łatwo, przejdź wyżej – zostaniesz w tym samym miejscu tekstu.",
      },
      meaning: {
        title: "Znaczenie tam, gdzie czytasz",
        text: "Jedno dotknięcie i widzisz, co słowo znaczy właśnie w tym zdaniu. Słowo i miejsce w tekście cały czas masz przed oczami.",
      },
      words: {
        title: "Słowa, które zostają",
        text: "Zapisz słowo, a będzie wyróżnione w każdym kolejnym tekście. W Moich słowach czeka razem ze zdaniem, z którego pochodzi.",
      },
    },
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
