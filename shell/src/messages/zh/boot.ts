import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Lagom 未能加载，请重试。",
  needsScript: "此页面需要启用 JavaScript 才能显示。",
};
