import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "FAQ",
  lead: "Kurze Antworten auf das, was die meisten zuerst fragen.",
  level: {
    question: "Welches Niveau passt zu mir?",
    answer:
      "Das, auf dem du einem Text folgen kannst, ohne in jeder Zeile zu stocken. Fang niedrig an: Viel auf einem leichten Niveau zu lesen bringt mehr, als sich durch ein schweres zu kämpfen. Du kannst das Niveau in jedem Text ändern.",
  },
  scale: {
    question: "Was bedeuten A1, A2, B1 und C1?",
    answer:
      "Das sind Stufen des Gemeinsamen Europäischen Referenzrahmens. A1 sind ganz kurze Sätze mit den ersten Wörtern, A2 kurze Sätze über Alltägliches, B1 klare Texte über vertraute Themen, C1 die volle Sprache. Ein Hinweis wie „schwerer als B1“ bedeutet, dass es diesen Text auf deinem Niveau noch nicht gibt.",
  },
  languages: {
    question: "Welche Sprachen gibt es?",
    answer:
      "{count, plural, =16 {Sechzehn} one {#} other {#}}: {languages}. Nicht alle Sprachen haben gleich viele Texte.",
  },
  phrase: {
    question: "Wie schlage ich mehr als ein Wort nach?",
    answer:
      "Markiere die Wörter, oder tippe auf eines und nimm beim Nachschlagen mit „nächstes“ weitere dazu.",
  },
  marks: {
    question: "Was bedeuten die Markierungen im Text?",
    answer:
      "Eine gepunktete Linie steht unter Wörtern, die du gespeichert hast. Farbig hinterlegt sind Wörter, die du gerade lernst. Wörter, die du kennst, sind nicht markiert.",
  },
  streak: {
    question: "Wann zählt ein Tag für meine Serie?",
    answer:
      "Wenn du einen Artikel beendest oder {words, plural, one {# Wort} other {# Wörter}} liest, gerechnet in deiner Zeitzone. Ein verpasster Tag pro Woche wird von selbst ausgeglichen.",
  },
  cost: {
    question: "Kostet das etwas?",
    answer: "Nein, und es gibt auch keine Werbung.",
  },
  password: {
    question: "Ich habe mein Passwort vergessen.",
    answer: "Fordere auf der Seite <recovery>Passwort wiederherstellen</recovery> einen Link an.",
  },
  mistake: {
    question: "Ein Text oder eine Übersetzung ist falsch.",
    answer:
      "Bitte sag es uns über den Feedback-Button in der Ecke. Er schickt die Seite mit, zwei Wörter genügen also.",
  },
};
