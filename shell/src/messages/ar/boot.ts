import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "تعذّر تحميل Lagom. حاول مرة أخرى.",
  needsScript: "يحتاج Lagom إلى JavaScript لعرض هذه الصفحة.",
};
