import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "Voorlezen",
  play: "Afspelen",
  pause: "Pauzeren",
  previous: "Vorige zin",
  next: "Volgende zin",
  settings: "Stem en snelheid",
  speed: "Snelheid",
  times: "{speed, number}×",
  voice: "Stem",
  close: "Stoppen met voorlezen",
  getVoice: "In de instellingen van je apparaat kun je stemmen toevoegen.",
  serverVoice: "Server van Lagom",
  espeak: "eSpeak NG (robot)",
  robot: "Dit is een robotstem. Een stem van je apparaat klinkt beter.",
  pauseAfter: "Pauze tussen zinnen",
  pauses: "{seconds, plural, =0 {Geen pauze} one {# s pauze} other {# s pauze}}",
  repeat: "Zin herhalen",
  serverFailed: "De stem van de server reageert niet.",
  standsIn: "Een stem van dit apparaat leest verder.",
};
