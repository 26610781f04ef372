import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "Leitura em voz alta",
  play: "Reproduzir",
  pause: "Pausar",
  previous: "Frase anterior",
  next: "Próxima frase",
  settings: "Voz e velocidade",
  speed: "Velocidade",
  times: "{speed, number}×",
  voice: "Voz",
  close: "Parar a leitura em voz alta",
  getVoice: "Você pode adicionar vozes nas configurações do aparelho.",
  serverVoice: "Servidor do Lagom",
  espeak: "eSpeak NG (robô)",
  robot: "Esta é uma voz de robô. Uma voz do aparelho soa melhor.",
  pauseAfter: "Pausa entre as frases",
  pauses: "{seconds, plural, =0 {Sem pausa} other {Pausa de # s}}",
  repeat: "Repetir a frase",
  serverFailed: "A voz do servidor não responde.",
  standsIn: "Uma voz deste aparelho continua a leitura.",
};
