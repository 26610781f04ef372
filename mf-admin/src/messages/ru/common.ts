import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "Администрирование",
  dashboard: "Обзор",
  bookLists: "Списки книг",
  ratings: "Оценки",
  users: "Пользователи",
  feedback: "Отзывы",
  mails: "Письма",
  feeds: "Ленты",
  dictionaries: "Словари",
  releases: "Релизы",
  none: "нет",
  toDashboard: "К обзору",
  toFirstPage: "Первая страница",
  searchHint: "Введите для поиска",
  sort: "Порядок",
  showAll: "Показать всё",
  nothingFound: {
    title: "Ничего не найдено",
    text: "Ничего похожего нет. Введите меньше букв или покажите всё.",
  },
  pageEmpty: { title: "На этой странице пусто", text: "Пока вас не было, список стал короче." },
  forbidden: {
    title: "Страница для администраторов",
    text: "У вашего аккаунта нет доступа. Попросите администратора дать вам эту роль.",
    action: "К новостям",
  },
  operatorsOnly: {
    title: "Страница для операторов",
    text: "Операторы выбирают ленты и управляют релизами. Попросите кого-нибудь из них сделать это или дать вам роль.",
    action: "К новостям",
  },
  changes: {
    undo: "Отменить",
    undone: "Отменено.",
    cancel: "Отмена",
    actionsFor: "Действия: {name}",
    typeToConfirm: "Для подтверждения введите {text}",
    forbidden: "Ваша роль этого не позволяет.",
    conflict: "Это больше невозможно: тем временем что-то изменилось.",
    gone: "Этого здесь больше нет.",
    unavailable: "Сервис входа не позволяет сделать это отсюда.",
    failed: "Сейчас не удаётся это изменить. Попробуйте ещё раз через несколько секунд.",
  },
  ago: {
    now: "только что",
    minutes: "{count, number} мин",
    hours: "{count, number} ч",
    days: "{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
  },
};
