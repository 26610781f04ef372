import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "Over Lagom",
  lead: "Lagom is Zweeds voor “precies genoeg”. Hier is dat zoveel van een nieuwe taal als je vandaag met plezier kunt lezen, en morgen een beetje meer.",
  works: {
    title: "Hoe het werkt",
    levels:
      "Elke tekst is er in meerdere versies, van makkelijk tot moeilijk: van A1 tot C1 op de Europese schaal (ERK). Je kiest een taal en een niveau. Leest een tekst te makkelijk of te zwaar, dan kies je een ander niveau en blijf je bij dezelfde alinea.",
    words:
      "Tik op een woord en je ziet wat het in die zin betekent, wat de basisvorm is en hoe de zin in je eigen taal luidt. Sla het op en het is gemarkeerd, waar je het ook weer tegenkomt.",
  },
  texts: {
    title: "Waar de teksten vandaan komen",
    text: "De artikelen en samenvattingen van boeken met de vermelding “Lagom collection” zijn voor deze site geschreven, in elke taal en op elk niveau. Ze gaan over dingen die blijven en doen zich niet voor als het nieuws van vandaag. Bij een tekst die ergens anders vandaan komt, staan de bron en een link ernaartoe. Is een tekst er niet op het niveau dat je koos, dan zie je het niveau dat er het dichtst bij ligt. Een label geeft dat aan.",
  },
  meanings: {
    title: "Waar de betekenissen vandaan komen",
    text: "Uit een lexicon dat samen met de teksten is gemaakt. Staat een woord er niet in, dan zie je in het opzoekvenster uit welk ander woordenboek het antwoord komt, of dat er geen antwoord is. Een gok wordt nooit als feit gepresenteerd.",
  },
  more: "Meer lees je bij de <faq>veelgestelde vragen</faq>. Of <contact>schrijf ons</contact>.",
};
