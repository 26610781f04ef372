import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/privacy.ts";

export const messages: Translation<typeof english> = {
  title: "Prywatność",
  lead: "Co o Tobie przechowujemy, gdzie i jak to usunąć.",
  kept: {
    title: "Co przechowujemy",
    account: {
      about: "Twoje konto",
      text: "Adres e-mail, imię i nazwisko, czas rejestracji i logowania, a dla każdego zalogowanego urządzenia nazwy przeglądarki i systemu oraz czas ostatniego użycia. Z hasła tylko skrót Argon2id.",
    },
    preferences: {
      about: "Twoje ustawienia",
      text: "Języki, poziomy, kategorie, motyw, rozmiar tekstu i strefa czasowa.",
    },
    reminders: {
      about: "Twoje przypomnienia",
      text: "Jeśli je włączysz: kiedy mają przychodzić i adresy, pod którymi dostępne są usługi push Twoich przeglądarek.",
    },
    words: {
      about: "Twoje słowa",
      text: "Każde zapisane słowo, jego tłumaczenie, zdanie, z którego pochodzi, i to, jak dobrze je znasz; słowa połączone lub rozdzielone przez Ciebie.",
    },
    ownTexts: {
      about: "Twoje teksty",
      text: "Teksty i linki, które wklejasz, aby czytać je tutaj. Nikt inny nie może ich otworzyć.",
    },
    reading: {
      about: "Co czytasz",
      text: "Teksty otwarte i przeczytane, Twoje miejsce w nich, sprawdzone słowa, czas czytania oraz dzienne sumy tych danych na potrzeby Twoich statystyk.",
    },
    books: {
      about: "Twoje książki",
      text: "Twoje listy, polubienia i oceny. Listę, którą ustawisz jako publiczną, może zobaczyć każdy, kto ma jej adres.",
    },
    feedback: {
      about: "Co do nas piszesz",
      text: "Opinie i wiadomości z podanym przez Ciebie imieniem i adresem, strona, z której je wysyłasz, Twój język i poziom.",
    },
    reports:
      "Aby chronić się przed nadużyciami, serwer przez krótki czas liczy też żądania z każdego adresu sieciowego. Gdy część serwisu zawiedzie w Twojej przeglądarce, zgłasza, które wydanie zawiodło i w jaki sposób; po zalogowaniu każde wydanie raz zgłasza, jak szybko działały jego strony. Te zgłoszenia przechowujemy przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, a Twój adres sieciowy i konto są w nich zapisane tylko jako skrót kryptograficzny.",
  },
  where: {
    title: "Gdzie to przechowujemy",
    text: "W bazie danych tego, kto prowadzi ten serwis. Twoja sesja jest zapisana w pamięci lokalnej tej przeglądarki; co jeszcze tam jest, opisuje strona „<cookies>Pliki cookie</cookies>”. Czcionki, skrypty i obrazy pochodzą z samego serwisu.",
  },
  who: {
    title: "Kto jeszcze to widzi",
    text: "Administratorzy serwisu widzą konta, listy, oceny i wiadomości, a każda zmiana, którą wprowadzą, trafia do dziennika. Jeśli tekst adaptuje dla Ciebie zewnętrzny model językowy, przekazujemy mu ten tekst, ale nigdy to, kto o niego prosi; tak samo przekazujemy zdanie, które czyta na głos zewnętrzny serwer. Jeśli pozwolisz urządzeniu na przypomnienia, wiadomość dostarcza usługa push jego przeglądarki (Google, Apple, Mozilla lub Microsoft), która nie może jej odczytać. Analizę korzystania prowadzimy tylko za Twoją zgodą: usługa analityczna dostaje wtedy Twój adres e-mail, języki i poziom oraz to, co tutaj robisz. Zgodę możesz w każdej chwili wycofać na stronie „<cookies>Pliki cookie</cookies>”. Niczego nie sprzedajemy i nie ma tu reklam.",
  },
  gone: {
    title: "Jak to usunąć",
    text: "Wszystko przechowujemy, dopóki tego nie usuniesz. Tylko pojedyncze wyszukiwania i czytania są usuwane po czasie ustalonym przez operatora tej strony; zostają ich sumy dzienne. Słowa i listy możesz usunąć w każdej chwili; w Ustawieniach możesz pobrać wszystko, co o Tobie przechowujemy, i usunąć konto razem z tym wszystkim, od razu i na zawsze. Znikną też Twoje wiadomości do nas. Jeśli nie możesz się zalogować, napisz przez <contact>stronę kontaktową</contact>, podając adres e-mail swojego konta.",
  },
};
