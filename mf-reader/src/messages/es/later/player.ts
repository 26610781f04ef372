import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "Lectura en voz alta",
  play: "Reproducir",
  pause: "Pausar",
  previous: "Frase anterior",
  next: "Frase siguiente",
  settings: "Voz y velocidad",
  speed: "Velocidad",
  times: "{speed, number} ×",
  voice: "Voz",
  close: "Dejar de leer en voz alta",
  getVoice: "Puedes añadir voces en los ajustes del dispositivo.",
  serverVoice: "Servidor de Lagom",
  espeak: "eSpeak NG (robot)",
  robot: "Es una voz de robot. Una voz del dispositivo suena mejor.",
  pauseAfter: "Pausa entre frases",
  pauses: "{seconds, plural, =0 {Sin pausa} one {Pausa de #\u00a0s} other {Pausa de #\u00a0s}}",
  repeat: "Repetir la frase",
  serverFailed: "La voz del servidor no responde.",
  standsIn: "Sigue leyendo una voz de este dispositivo.",
};
