import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "Über Lagom",
  lead: "„Lagom“ ist Schwedisch für „genau richtig“: nicht zu viel und nicht zu wenig. Hier heißt das: so viel von einer neuen Sprache, wie du heute mit Freude lesen kannst, und morgen ein bisschen mehr.",
  works: {
    title: "So funktioniert es",
    levels:
      "Jeden Text gibt es hier in mehreren Fassungen, die unterschiedlich schwer sind, von A1 bis C1 auf der europäischen Skala (GER). Du wählst eine Sprache und ein Niveau. Liest sich ein Text zu leicht oder zu schwer, wechselst du das Niveau und bleibst im selben Absatz.",
    words:
      "Tippe auf ein Wort, und du siehst, was es in diesem Satz bedeutet, dazu seine Grundform und den Satz in deiner Sprache. Speichere es, und es ist überall markiert, wo es dir wieder begegnet.",
  },
  texts: {
    title: "Woher die Texte kommen",
    text: "Die Artikel und Buchzusammenfassungen mit der Angabe „Lagom collection“ wurden für diese Website geschrieben, in jeder Sprache und auf jedem Niveau. Sie handeln von Themen, die bleiben, und geben sich nicht als Nachrichten von heute aus. Jeder Text von anderswo nennt seine Quelle und verlinkt sie. Gibt es einen Text nicht auf deinem Niveau, siehst du ihn auf dem nächstliegenden, und ein Hinweis am Text sagt es dir.",
  },
  meanings: {
    title: "Woher die Bedeutungen kommen",
    text: "Aus einem Lexikon, das zusammen mit den Texten entstanden ist. Hat es keinen Eintrag, steht beim Nachschlagen, aus welchem anderen Wörterbuch die Antwort stammt oder dass keines eine hatte. Eine Vermutung wird nie als Tatsache ausgegeben.",
  },
  more: "Mehr dazu in den <faq>Fragen und Antworten</faq>, oder <contact>schreib uns</contact>.",
};
