import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Lagom yüklenemedi. Tekrar dene.",
  needsScript: "Lagom’un bu sayfayı gösterebilmesi için JavaScript gerekiyor.",
};
