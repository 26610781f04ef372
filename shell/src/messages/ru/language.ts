import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "Не удалось сменить язык. Проверьте соединение и попробуйте ещё раз.",
};
