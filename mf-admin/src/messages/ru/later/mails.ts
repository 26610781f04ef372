import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "Письма, которые не удалось отправить после многих попыток. Хранятся 30 дней.",
  failed: "Сейчас не удаётся загрузить письма…",
  empty: { title: "Застрявших писем нет", text: "Все письма отправлены или ещё отправляются." },
  columns: {
    to: "Кому",
    purpose: "Назначение",
    asked: "Запрошено",
    givenUp: "Прекращено",
    failure: "Последняя ошибка",
  },
  attempts: "{attempts, plural, one {# попытка} few {# попытки} many {# попыток} other {# попытки}}",
  purposes: {
    signup: "Регистрация",
    invite: "Приглашение",
    recovery: "Новый пароль",
    magiclink: "Ссылка для входа",
    email_change_old: "Смена адреса, на старый",
    email_change_new: "Смена адреса, на новый",
    reauthentication: "Код",
    password_changed: "Уведомление о новом пароле",
    email_changed: "Уведомление о новом адресе",
    feedback: "Отзыв для администратора",
    reminder: "Напоминание",
  },
  retry: {
    label: "Повторить",
    title: "Отправить письмо ещё раз?",
    text: "Письмо для {to} будет отправлено ещё раз, с новой ссылкой. Если снова не получится, оно вернётся сюда.",
    confirm: "Отправить",
    done: "Письмо для {to} отправляется ещё раз.",
  },
  remove: {
    label: "Удалить",
    title: "Удалить это письмо?",
    text: "{to} его никогда не получит. Отменить это нельзя.",
    confirm: "Удалить",
    done: "Письмо для {to} удалено.",
  },
};
