import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "Sesli okuma",
  play: "Oynat",
  pause: "Duraklat",
  previous: "Önceki cümle",
  next: "Sonraki cümle",
  settings: "Ses ve hız",
  speed: "Hız",
  times: "{speed, number}\u00a0×",
  voice: "Ses",
  close: "Sesli okumayı durdur",
  getVoice: "Cihazın ayarlarından ses ekleyebilirsin.",
  serverVoice: "Lagom sunucusu",
  espeak: "eSpeak NG (robot)",
  robot: "Bu bir robot sesi. Cihazın bir sesi kulağa daha hoş gelir.",
  pauseAfter: "Cümleler arasında duraklama",
  pauses: "{seconds, plural, =0 {Duraklama yok} other {#\u00a0sn duraklama}}",
  repeat: "Cümleyi tekrarla",
  serverFailed: "Sunucunun sesi yanıt vermiyor.",
  standsIn: "Okumaya bu cihazın bir sesi devam ediyor.",
};
