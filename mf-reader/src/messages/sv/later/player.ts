import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "Uppläsning",
  play: "Spela",
  pause: "Pausa",
  previous: "Föregående mening",
  next: "Nästa mening",
  settings: "Röst och hastighet",
  speed: "Hastighet",
  times: "{speed, number}×",
  voice: "Röst",
  close: "Stäng uppläsningen",
  getVoice: "Du kan lägga till röster i enhetens inställningar.",
  serverVoice: "Lagoms server",
  espeak: "eSpeak NG (robot)",
  robot: "Det här är en robotröst. En röst på enheten låter bättre.",
  pauseAfter: "Paus mellan meningar",
  pauses: "{seconds, plural, =0 {Ingen paus} one {# s paus} other {# s paus}}",
  repeat: "Upprepa meningen",
  serverFailed: "Serverns röst svarar inte.",
  standsIn: "En röst på den här enheten läser vidare.",
};
