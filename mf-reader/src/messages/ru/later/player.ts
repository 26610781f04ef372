import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "Чтение вслух",
  play: "Слушать",
  pause: "Пауза",
  previous: "Предыдущее предложение",
  next: "Следующее предложение",
  settings: "Голос и скорость",
  speed: "Скорость",
  times: "{speed, number} ×",
  voice: "Голос",
  close: "Остановить чтение вслух",
  getVoice: "Голоса можно добавить в настройках устройства.",
  serverVoice: "Сервер Lagom",
  espeak: "eSpeak NG (робот)",
  robot: "Это голос робота. Голос устройства звучит лучше.",
  pauseAfter: "Пауза между предложениями",
  pauses:
    "{seconds, plural, =0 {Без паузы} one {Пауза # с} few {Пауза # с} many {Пауза # с} other {Пауза # с}}",
  repeat: "Повторять предложение",
  serverFailed: "Голос сервера не отвечает.",
  standsIn: "Дальше читает голос этого устройства.",
};
