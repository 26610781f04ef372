import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/heads.ts";

export const messages: Translation<typeof english> = {
  titles: {
    landing: "Czytaj o świecie na swoim poziomie",
    newsfeed: "Aktualności",
    article: "Artykuł",
    reader: "Czytanie",
    words: "Moje słowa",
    lookups: "Sprawdzone słowa",
    articles: "Moje artykuły",
    statistics: "Statystyki",
    books: "Książki",
    book: "Książka",
    liked: "Ulubione książki",
    list: "Lista książek",
    dashboard: "Pulpit",
    "book-lists": "Listy książek",
    ratings: "Oceny",
    users: "Użytkownicy",
    feedback: "Opinie",
    mails: "E-maile",
    feeds: "Kanały",
    dictionaries: "Słowniki",
    releases: "Wydania",
    account: "Konto",
    "auth-callback": "Trwa logowanie",
    "reset-password": "Resetowanie hasła",
    "password-recovery": "Odzyskiwanie hasła",
    about: "O Lagom",
    privacy: "Prywatność",
    terms: "Regulamin",
    cookies: "Pliki cookie",
    contact: "Kontakt",
    faq: "Częste pytania",
    widgets: "Widżety",
  },
  descriptions: {
    landing:
      "Wiadomości i książki w 16 językach, napisane na nowo na Twoim poziomie. Dotknij słowa, poznaj jego znaczenie w zdaniu, zapisz i powtarzaj. Za darmo, bez reklam.",
    about:
      "Jak działa Lagom: każdy tekst na kilku poziomach, znaczenie słowa właśnie w tym zdaniu, a także skąd pochodzą teksty i znaczenia.",
    privacy: "Co Lagom o Tobie przechowuje, gdzie i jak długo, kto jeszcze to widzi i jak to usunąć.",
    terms: "Kilka zasad korzystania z Lagom oraz to, co obiecujemy, a czego nie.",
    cookies:
      "Co Lagom zapisuje w Twojej przeglądarce i po co, a także Twój wybór w sprawie analizy korzystania.",
    contact: "Masz pytanie albo pomysł? W tekście jest błąd? Napisz do osób, które prowadzą ten serwis.",
    faq: "Który poziom jest dla mnie, jak sprawdzać słowa, kiedy dzień liczy się do passy i inne częste pytania o Lagom.",
  },
};
