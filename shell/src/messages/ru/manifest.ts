import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "Новости и книги, пересказанные на подходящем уровне, для тех, кто учит язык через чтение.",
  screenshots: {
    reading: "Текст на вашем уровне: коснитесь слова, чтобы посмотреть перевод",
    newsfeed: "Лента новостей: видно, сколько в каждом тексте вам уже знакомо",
  },
  shortcuts: {
    read: "Продолжить чтение",
    review: "Повторить слова",
    books: "Книги",
  },
};
