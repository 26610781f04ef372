import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "Lecture à voix haute",
  play: "Lecture",
  pause: "Pause",
  previous: "Phrase précédente",
  next: "Phrase suivante",
  settings: "Voix et vitesse",
  speed: "Vitesse",
  times: "{speed, number}\u00a0×",
  voice: "Voix",
  close: "Arrêter la lecture à voix haute",
  getVoice: "Tu peux ajouter des voix dans les réglages de l’appareil.",
  serverVoice: "Serveur de Lagom",
  espeak: "eSpeak NG (robot)",
  robot: "C’est une voix de robot. Une voix de l’appareil sonne mieux.",
  pauseAfter: "Pause entre les phrases",
  pauses: "{seconds, plural, =0 {Sans pause} one {Pause de #\u00a0s} other {Pause de #\u00a0s}}",
  repeat: "Répéter la phrase",
  serverFailed: "La voix du serveur ne répond pas.",
  standsIn: "Une voix de cet appareil prend le relais.",
};
