import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "Opgezocht",
  lead: "Elk woord dat je tijdens het lezen hebt opgezocht, nieuwste eerst.",
  kept: "We bewaren wat je opzoekt {months, plural, one {# maand} other {# maanden}}.",
  failed: "Je opgezochte woorden kunnen nu niet worden geladen…",
  empty: {
    title: "Nog niets opgezocht",
    text: "Tik in een artikel op een woord om te zien wat het betekent. Elk woord dat je opzoekt, komt hier te staan.",
    action: "Iets lezen",
  },
  columns: { word: "Woord", translation: "Vertaling", met: "Gelezen in", when: "Wanneer" },
};
