import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "Ce que les gens ont écrit par le bouton d’avis et la page de contact, du plus récent au plus ancien.",
  failed: "Impossible de charger les avis pour l’instant…",
  search: "Mots ou expéditeur",
  empty: { title: "Pas encore d’avis", text: "Personne n’a écrit." },
  context: "Sur {page} · {language} {level}",
  state: "État",
  choices: { state: { all: "Tous", open: "Ouverts", done: "Traités" } },
  done: "Traité",
  finish: {
    label: "Marquer comme traité",
    labelOf: "Marquer comme traité\u00a0: {subject}",
    said: "Marqué comme traité.",
  },
  reopen: { label: "Rouvrir", labelOf: "Rouvrir\u00a0: {subject}", said: "De nouveau ouvert." },
};
