import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Mogen we meten hoe Lagom wordt gebruikt?",
    text: "Zo zien we welke teksten en functies de moeite waard zijn: geopende pagina’s, opgezochte woorden, uitgelezen teksten. Nooit wat je schrijft, nooit voor reclame.",
    more: "Wat precies, en hoe je het verandert",
    recording:
      "Neem ook op hoe de pagina op het scherm wordt gebruikt, met alle tekst en invoer onleesbaar gemaakt",
    refuse: "Nee, bedankt",
    accept: "Ja, meten mag",
    settings: "Jouw keuze",
    analytics: "Meet hoe ik Lagom gebruik",
    notMeasured: "Op deze site is geen gebruiksmeting ingesteld, dus er wordt niets gemeten.",
    kept: "Je keuze is opgeslagen.",
  },
  changes: {
    waiting: "{count, plural, one {# wijziging wacht} other {# wijzigingen wachten}} op verzending.",
    sent: "{count, plural, one {# wijziging is} other {# wijzigingen zijn}} om {time} verstuurd.",
    refused: "“{label}” is niet geaccepteerd: {reason}",
    refusedUnnamed: "Een wijziging is niet geaccepteerd: {reason}",
    noReason: "de server gaf geen reden",
    ok: "OK",
  },
  update: {
    ready: "Er is een nieuwe versie van Lagom.",
    reload: "Herladen",
  },
  keys: {
    title: "Sneltoetsen",
    everywhere: {
      title: "Op elke pagina",
      next: "Naar de volgende link of knop; met ⇧ naar de vorige",
      follow: "Link openen of op de knop drukken",
      close: "Sluiten wat openstaat",
      show: "Deze sneltoetsen tonen",
    },
  },
};
