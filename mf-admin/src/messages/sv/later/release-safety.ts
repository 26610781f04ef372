import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "Öva vägen tillbaka",
    text: "Provar releasen som varje komponent faller tillbaka på: filerna, namnen och om den laddas i en webbläsare bredvid det som är live. Inget ändras för läsarna.",
    run: "Öva nu",
    running: "Varje reserv laddas i en webbläsare. Det kan ta några minuter.",
    failed: "Övningen gick inte att genomföra just nu. Försök igen.",
    none: "Det finns inget att falla tillbaka på än.",
    results: "Övningens resultat",
    works: "{deployable} kan falla tillbaka på {release}.",
    broken: "{deployable} skulle inte kunna falla tillbaka på {release}.",
  },
  worker: {
    title: "Service worker",
    on: "På: lästa sidor kan läsas offline, och sidor som har hängt sig upptäcks.",
    off: "Av: inget kan läsas offline, och sidor som har hängt sig upptäcks inte.",
    switchOff: "Stäng av…",
    switchOn: "Slå på…",
  },
};
