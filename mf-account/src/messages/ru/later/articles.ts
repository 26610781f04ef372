import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "Мои статьи",
  lead: "Что вы открывали и дочитали, сначала новые.",
  failed: "Сейчас не удаётся загрузить ваши статьи…",
  empty: {
    title: "Статей пока нет",
    text: "Откройте статью в ленте новостей, и она появится здесь.",
    action: "К новостям",
  },
  finished: "Прочитано",
  opened: "Открыто",
};
