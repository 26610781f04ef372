import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "언어를 바꾸지 못했어요. 연결을 확인하고 다시 시도해 주세요.",
};
