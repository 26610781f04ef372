import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
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
};
