import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Lagomを読み込めませんでした。もう一度お試しください。",
  needsScript: "このページの表示にはJavaScriptが必要です。",
};
