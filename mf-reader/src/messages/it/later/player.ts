import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "Lettura ad alta voce",
  play: "Riproduci",
  pause: "Pausa",
  previous: "Frase precedente",
  next: "Frase successiva",
  settings: "Voce e velocità",
  speed: "Velocità",
  times: "{speed, number}×",
  voice: "Voce",
  close: "Interrompi la lettura ad alta voce",
  getVoice: "Puoi aggiungere voci nelle impostazioni del dispositivo.",
  serverVoice: "Server di Lagom",
  espeak: "eSpeak NG (robot)",
  robot: "È una voce robotica. Una voce del dispositivo suona meglio.",
  pauseAfter: "Pausa tra le frasi",
  pauses: "{seconds, plural, =0 {Nessuna pausa} other {Pausa di # s}}",
  repeat: "Ripeti la frase",
  serverFailed: "La voce del server non risponde.",
  standsIn: "Continua a leggere una voce di questo dispositivo.",
};
