import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "Mijn artikelen",
  lead: "Wat je hebt geopend en uitgelezen, nieuwste eerst.",
  failed: "Je artikelen kunnen nu niet worden geladen…",
  empty: {
    title: "Nog geen artikelen",
    text: "Open een artikel in het nieuws. Daarna vind je het hier terug.",
    action: "Naar het nieuws",
  },
  finished: "Uitgelezen",
  opened: "Geopend",
};
