import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "Adressen får inte hämtas härifrån.",
  redirects: "Adressen omdirigerar för många gånger.",
  too_large: "Filen är för stor.",
  timeout: "Inget svar kom i tid.",
  network: "Servern kunde inte nås.",
  status: "Servern svarade med ett fel.",
  robots: "Dess robots.txt tillåter det inte.",
  damaged: "Det som kom är skadat, eller något annat.",
  other: "Det gick inte att läsa.",
};
