import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "닫기",
  dismiss: "닫기",
  retry: "다시 시도",
  loading: "불러오는 중",
  failed: "Lagom의 이 부분을 불러오지 못했어요.",
  required: "이 항목을 입력해 주세요.",
  email: "이메일 주소 형식이 올바르지 않아요.",
  url: "링크 형식이 올바르지 않아요.",
  invalid: "여기에 쓸 수 없는 값이에요.",
  harder: "{level}보다 어려움",
  easier: "{level}보다 쉬움",
};
