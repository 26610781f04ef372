import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "Częste pytania",
  lead: "Krótkie odpowiedzi na najczęstsze pytania.",
  level: {
    question: "Który poziom jest dla mnie?",
    answer:
      "Ten, na którym rozumiesz tekst bez zatrzymywania się w każdej linijce. Zacznij od łatwego: dużo czytania na łatwym poziomie uczy więcej niż zmaganie się z trudnym. Poziom możesz zmienić w każdym tekście.",
  },
  scale: {
    question: "Co znaczą A1, A2, B1 i C1?",
    answer:
      "To poziomy skali europejskiej (CEFR). A1 to bardzo krótkie zdania z pierwszych słów, A2 krótkie zdania o codziennych sprawach, B1 jasne teksty na znane tematy, a C1 to język w pełnym bogactwie. Etykieta taka jak „trudniejszy niż B1” oznacza, że na Twoim poziomie tego tekstu jeszcze nie ma.",
  },
  languages: {
    question: "Jakie języki są dostępne?",
    answer:
      "{count, plural, =16 {Szesnaście} one {#} few {#} many {#} other {#}}: {languages}. W jednych tekstów jest więcej, w innych mniej.",
  },
  phrase: {
    question: "Jak sprawdzić więcej niż jedno słowo?",
    answer: "Zaznacz słowa albo dotknij jednego i dodaj następne przyciskiem przy znaczeniu.",
  },
  marks: {
    question: "Co oznaczają linie pod słowami?",
    answer:
      "Słowa zapisane są podkreślone kropkami, a te, których się uczysz, wyróżnione kolorem. Słowa, które znasz, nie mają żadnych oznaczeń.",
  },
  streak: {
    question: "Kiedy dzień liczy się do passy?",
    answer:
      "Gdy przeczytasz jeden artykuł albo {words, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}; dzień liczymy według Twojej strefy czasowej. Jeden pominięty dzień w tygodniu nie przerywa passy.",
  },
  cost: {
    question: "Czy to coś kosztuje?",
    answer: "Nie, i nie ma tu reklam.",
  },
  password: {
    question: "Nie pamiętam hasła.",
    answer: "Poproś o link na stronie „<recovery>Odzyskiwanie hasła</recovery>”.",
  },
  mistake: {
    question: "W tekście albo tłumaczeniu jest błąd.",
    answer:
      "Daj nam znać przyciskiem „Opinia” w rogu ekranu. Adres strony dołączy się sam, więc wystarczą dwa słowa.",
  },
};
