import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "사용자 정보를 새로 불러오지 못했어요",
  passwordsDoNotMatch: "비밀번호가 서로 달라요",
  passwordTooShort: "비밀번호는 6자 이상이어야 해요",
  unexpectedError: "예상하지 못한 오류가 생겼어요",
  articleRewrite: "지금은 기사를 불러올 수 없어요. 잠시 후 다시 시도해 주세요.",
  article: "지금은 이 기사를 불러올 수 없어요…",
  rewrite: "지금은 기사 본문을 불러올 수 없어요…",
  newsfeed: "지금은 기사를 불러올 수 없어요…",
  translation: "지금은 번역 서비스를 쓸 수 없어요. 잠시 후 다시 시도해 주세요.",
  statistics: "지금은 통계를 불러올 수 없어요…",
  streak: "지금은 연속 학습 기록을 불러올 수 없어요…",
  wordAlreadySaved: "이미 저장한 단어예요",
  feedbackFailed: "의견을 보내지 못했어요. 다시 시도해 주세요.",
  feedbackNetwork: "네트워크 오류가 생겼어요. 연결을 확인하고 다시 시도해 주세요.",
  preferencesLoad: "설정을 불러오지 못했어요",
  preferencesUpdate: "설정을 저장하지 못했어요",
  passwordUpdated: "비밀번호를 변경했어요!",
  passwordUpdatedText: "새 비밀번호가 저장됐어요.",
};
