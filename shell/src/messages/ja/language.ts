import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "言語を変更できませんでした。接続を確認して、もう一度お試しください。",
};
