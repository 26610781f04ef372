import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "Het adres mag van hieruit niet worden opgevraagd.",
  redirects: "Het adres verwijst te vaak door.",
  too_large: "Het bestand is te groot.",
  timeout: "Er kwam niet op tijd antwoord.",
  network: "De server was niet bereikbaar.",
  status: "De server antwoordde met een fout.",
  robots: "De robots.txt verbiedt het.",
  damaged: "Wat binnenkwam is beschadigd, of iets anders.",
  other: "Lezen is niet gelukt.",
};
