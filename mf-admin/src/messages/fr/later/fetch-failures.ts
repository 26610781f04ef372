import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "Son adresse ne peut pas être consultée d’ici.",
  redirects: "Trop de redirections.",
  too_large: "Le fichier est trop grand.",
  timeout: "Pas de réponse à temps.",
  network: "Le serveur est injoignable.",
  status: "Le serveur a répondu par une erreur.",
  robots: "Son robots.txt l’interdit.",
  damaged: "Ce qui est arrivé est endommagé, ou autre chose.",
  other: "Lecture impossible.",
};
