import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "Не удалось обновить данные пользователя",
  passwordsDoNotMatch: "Пароли не совпадают",
  passwordTooShort: "В пароле должно быть не менее 6 символов",
  unexpectedError: "Произошла непредвиденная ошибка",
  articleRewrite: "Сейчас не удаётся загрузить статью. Попробуйте ещё раз через несколько секунд.",
  article: "Сейчас не удаётся загрузить эту статью…",
  rewrite: "Сейчас не удаётся загрузить текст статьи…",
  newsfeed: "Сейчас не удаётся загрузить статьи…",
  translation: "Перевод временно недоступен. Попробуйте ещё раз через несколько секунд.",
  statistics: "Сейчас не удаётся загрузить статистику…",
  streak: "Сейчас не удаётся загрузить вашу серию…",
  wordAlreadySaved: "Слово уже сохранено",
  feedbackFailed: "Не удалось отправить отзыв. Попробуйте ещё раз.",
  feedbackNetwork: "Ошибка сети. Проверьте соединение и попробуйте ещё раз.",
  preferencesLoad: "Не удалось загрузить настройки",
  preferencesUpdate: "Не удалось сохранить настройки",
  passwordUpdated: "Пароль изменён!",
  passwordUpdatedText: "Ваш новый пароль сохранён.",
};
