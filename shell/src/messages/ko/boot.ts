import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Lagom을 불러오지 못했어요. 다시 시도해 주세요.",
  needsScript: "이 페이지를 보려면 JavaScript가 필요해요.",
};
