import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "소리 내어 읽기",
  play: "재생",
  pause: "일시정지",
  previous: "이전 문장",
  next: "다음 문장",
  settings: "목소리와 속도",
  speed: "속도",
  times: "{speed, number}배",
  voice: "목소리",
  close: "소리 내어 읽기 끝내기",
  getVoice: "목소리는 기기 설정에서 추가할 수 있어요.",
  serverVoice: "Lagom 서버",
  espeak: "eSpeak NG(로봇)",
  robot: "로봇 목소리예요. 기기에 있는 목소리가 더 자연스러워요.",
  pauseAfter: "문장 사이 쉬기",
  pauses: "{seconds, plural, =0 {쉬지 않음} other {#초 쉬기}}",
  repeat: "문장 반복",
  serverFailed: "서버 목소리가 응답하지 않아요.",
  standsIn: "이 기기의 목소리로 이어 읽어요.",
};
