import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "Da qui non si può raggiungere il suo indirizzo.",
  redirects: "Troppi reindirizzamenti.",
  too_large: "Il file è troppo grande.",
  timeout: "Nessuna risposta in tempo.",
  network: "Il server non è raggiungibile.",
  status: "Il server ha risposto con un errore.",
  robots: "Il suo robots.txt lo vieta.",
  damaged: "Ciò che è arrivato è danneggiato o è altro.",
  other: "Lettura non riuscita.",
};
