import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/player.ts";

export const messages: Translation<typeof english> = {
  label: "القراءة بصوت عالٍ",
  play: "تشغيل",
  pause: "إيقاف مؤقت",
  previous: "الجملة السابقة",
  next: "الجملة التالية",
  settings: "الصوت والسرعة",
  speed: "السرعة",
  times: "{speed, number}×",
  voice: "الصوت",
  close: "إيقاف القراءة بصوت عالٍ",
  getVoice: "يمكن إضافة أصوات من إعدادات الجهاز.",
  serverVoice: "خادم Lagom",
  espeak: "eSpeak NG (صوت آلي)",
  robot: "هذا صوت آلي، وصوتٌ من الجهاز أجمل منه.",
  pauseAfter: "وقفة بين الجمل",
  pauses:
    "{seconds, plural, zero {بلا وقفة} one {وقفة ثانية واحدة} two {وقفة ثانيتين} few {وقفة # ثوانٍ} many {وقفة # ثانية} other {وقفة # ثانية}}",
  repeat: "تكرار الجملة",
  serverFailed: "صوت الخادم لا يستجيب.",
  standsIn: "يتابع القراءة صوت من هذا الجهاز.",
};
