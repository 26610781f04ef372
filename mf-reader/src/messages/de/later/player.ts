import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "Vorlesen",
  play: "Abspielen",
  pause: "Pause",
  previous: "Voriger Satz",
  next: "Nächster Satz",
  settings: "Stimme und Tempo",
  speed: "Tempo",
  times: "{speed, number}\u00a0×",
  voice: "Stimme",
  close: "Vorlesen beenden",
  getVoice: "Stimmen kannst du in den Einstellungen des Geräts hinzufügen.",
  serverVoice: "Lagom-Server",
  espeak: "eSpeak NG (Roboter)",
  robot: "Das ist eine Roboterstimme. Eine Stimme des Geräts klingt besser.",
  pauseAfter: "Pause zwischen den Sätzen",
  pauses: "{seconds, plural, =0 {Keine Pause} other {#\u00a0s Pause}}",
  repeat: "Satz wiederholen",
  serverFailed: "Die Stimme des Servers antwortet nicht.",
  standsIn: "Eine Stimme dieses Geräts liest weiter.",
};
