import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "朗读",
  play: "播放",
  pause: "暂停",
  previous: "上一句",
  next: "下一句",
  settings: "声音与语速",
  speed: "语速",
  times: "{speed, number}×",
  voice: "声音",
  close: "停止朗读",
  getVoice: "可以在设备的设置中添加声音。",
  serverVoice: "Lagom 服务器",
  espeak: "eSpeak NG（机器人）",
  robot: "这是机器人的声音，设备上的声音更好听。",
  pauseAfter: "句间停顿",
  pauses: "{seconds, plural, =0 {不停顿} other {停顿 # 秒}}",
  repeat: "重复这一句",
  serverFailed: "服务器的声音没有响应。",
  standsIn: "改用此设备的声音继续朗读。",
};
