import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "読み上げ",
  play: "再生",
  pause: "一時停止",
  previous: "前の文",
  next: "次の文",
  settings: "音声と速度",
  speed: "速度",
  times: "{speed, number}倍",
  voice: "音声",
  close: "読み上げを終了",
  getVoice: "音声はデバイスの設定で追加できます。",
  serverVoice: "Lagomのサーバー",
  espeak: "eSpeak NG（ロボット）",
  robot: "これはロボットの音声です。デバイスの音声のほうが自然に聞こえます。",
  pauseAfter: "文と文の間隔",
  pauses: "{seconds, plural, =0 {間隔なし} other {#秒の間隔}}",
  repeat: "文をくり返す",
  serverFailed: "サーバーの音声を使えません。",
  standsIn: "このデバイスの音声で続けます。",
};
