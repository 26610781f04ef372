import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "Vanliga frågor",
  lead: "Korta svar på det som de flesta undrar först.",
  level: {
    question: "Vilken nivå passar mig?",
    answer:
      "Den där du kan följa en text utan att stanna upp på varje rad. Börja lågt: du lär dig mer av att läsa mycket på en lätt nivå än av att kämpa med en svår. Du kan byta nivå inne i varje text.",
  },
  scale: {
    question: "Vad betyder A1, A2, B1 och C1?",
    answer:
      "De är steg i den gemensamma europeiska referensramen för språk (GERS). A1 är mycket korta meningar med de första orden, A2 korta meningar om vardagliga saker, B1 tydliga texter om välbekanta ämnen, C1 hela språket. En etikett som ”svårare än B1” betyder att texten inte finns på din nivå än.",
  },
  languages: {
    question: "Vilka språk finns det?",
    answer:
      "{count, plural, =16 {Sexton} one {{count, number}} other {{count, number}}}: {languages}. Alla språk har inte lika många texter.",
  },
  phrase: {
    question: "Hur slår jag upp mer än ett ord?",
    answer: "Markera orden, eller tryck på ett och lägg till nästa med knappen i uppslagsrutan.",
  },
  marks: {
    question: "Vad betyder markeringarna under orden?",
    answer:
      "Ett ord med prickad linje har du sparat, ett ord med färgad bakgrund håller du på att lära dig. Ord du kan är inte markerade.",
  },
  streak: {
    question: "När räknas en dag i min svit?",
    answer:
      "När du läser ut en artikel eller läser {words, plural, one {# ord} other {# ord}}, i din egen tidszon. En missad dag i veckan räddas av sig själv.",
  },
  cost: {
    question: "Kostar det något?",
    answer: "Nej, och det finns ingen reklam.",
  },
  password: {
    question: "Jag har glömt mitt lösenord.",
    answer: "Begär en länk på sidan <recovery>Återställning av lösenord</recovery>.",
  },
  mistake: {
    question: "En text eller en översättning är fel.",
    answer:
      "Berätta det gärna för oss med feedbackknappen i hörnet. Den skickar med sidan, så två ord räcker.",
  },
};
