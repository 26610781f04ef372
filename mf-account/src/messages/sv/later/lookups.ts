import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "Uppslagna ord",
  lead: "Alla ord du har slagit upp medan du läst, nyast först.",
  kept: "Uppslagna ord sparas i {months, plural, one {# månad} other {# månader}}.",
  failed: "Dina uppslagna ord kan inte läsas in just nu…",
  empty: {
    title: "Inga uppslagna ord än",
    text: "Tryck på ett ord i en artikel för att se vad det betyder. Alla ord du slår upp hamnar här.",
    action: "Läs något",
  },
  columns: { word: "Ord", translation: "Översättning", met: "Läst i", when: "När" },
};
