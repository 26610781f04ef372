import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "Veelgestelde vragen",
  lead: "Korte antwoorden op wat mensen het eerst vragen.",
  level: {
    question: "Welk niveau past bij mij?",
    answer:
      "Het niveau waarop je een tekst kunt volgen zonder bij elke regel te stoppen. Begin laag: van veel lezen op een makkelijk niveau leer je meer dan van zwoegen op een moeilijk niveau. In elke tekst kun je van niveau wisselen.",
  },
  scale: {
    question: "Wat betekenen A1, A2, B1 en C1?",
    answer:
      "Het zijn stappen van het Europees Referentiekader (ERK). A1 is heel korte zinnen met de eerste woorden, A2 korte zinnen over alledaagse dingen, B1 heldere teksten over vertrouwde onderwerpen, C1 de volle taal. Een label zoals “moeilijker dan B1” betekent dat deze tekst er nog niet is op jouw niveau.",
  },
  languages: {
    question: "Welke talen zijn er?",
    answer:
      "{count, plural, =16 {Zestien} one {{count, number}} other {{count, number}}}: {languages}. Niet elke taal heeft evenveel teksten.",
  },
  phrase: {
    question: "Hoe zoek ik meer dan één woord op?",
    answer:
      "Selecteer de woorden, of tik op een woord en voeg het volgende toe met de knop in het opzoekvenster.",
  },
  marks: {
    question: "Wat betekenen de markeringen onder woorden?",
    answer:
      "Een woord met een stippellijn heb je opgeslagen, een woord met een gekleurde achtergrond ben je aan het leren. Woorden die je kent, zijn niet gemarkeerd.",
  },
  streak: {
    question: "Wanneer telt een dag mee voor mijn reeks?",
    answer:
      "Als je één artikel uitleest of {words, plural, one {# woord} other {# woorden}} leest, in je eigen tijdzone. Eén gemiste dag per week wordt vanzelf hersteld.",
  },
  cost: {
    question: "Kost het iets?",
    answer: "Nee, en er is geen reclame.",
  },
  password: {
    question: "Ik ben mijn wachtwoord vergeten.",
    answer: "Vraag een link aan op de pagina <recovery>Wachtwoord herstellen</recovery>.",
  },
  mistake: {
    question: "Er zit een fout in een tekst of een vertaling.",
    answer:
      "Laat het ons weten met de feedbackknop in de hoek. Die stuurt de pagina mee, dus twee woorden zijn genoeg.",
  },
};
