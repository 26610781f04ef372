import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Не удалось загрузить Lagom. Попробуйте ещё раз.",
  needsScript: "Чтобы Lagom мог показать эту страницу, нужен JavaScript.",
};
