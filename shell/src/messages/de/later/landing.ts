import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
  title: "Die Welt lesen, genau auf deinem Niveau",
  eyebrow: "Nachrichten und Bücher in 16 Sprachen",
  heading: "Die Welt lesen,\ngenau auf\ndeinem Niveau.",
  lead: "Echte Artikel und Bücher, umgeschrieben auf das Niveau, das dir Freude macht. Tippe auf ein Wort, und du verstehst es. Speichere es, und es bleibt dir.",
  start: "Kostenlos loslesen",
  promise: "Keine Werbung. Deine Wörter gehören dir.",
  languages: "Sprachen, in denen du lesen kannst",
  passage: "Ein Text zum Ausprobieren",
  level: "Niveau des Textes",
  hint: "Ändere das Niveau oder tippe auf ein Wort.",
  points: {
    level: {
      title: "Dein Niveau, nicht das einer Lektion",
      text: "Jeden Text gibt es auf mehreren Niveaus, von kurzen Sätzen bis zur vollen Sprache. Wird es dir zu leicht, geh eine Stufe höher. Deine Stelle im Text bleibt erhalten.",
    },
    meaning: {
      title: "Die Bedeutung, genau da, wo du liest",
      text: "Einmal tippen, und du siehst, was ein Wort in diesem Satz bedeutet. Das Wort bleibt sichtbar, und du verlierst deine Stelle nicht.",
    },
    words: {
      title: "Wörter, die bleiben",
      text: "Ein gespeichertes Wort ist in jedem weiteren Text markiert. Unter „Meine Wörter“ wartet es mit dem Satz, in dem du es gefunden hast.",
    },
  },
};
