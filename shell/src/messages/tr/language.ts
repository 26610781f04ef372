import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "Dil değiştirilemedi. Bağlantını kontrol edip tekrar dene.",
};
