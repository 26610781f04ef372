import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "Что-то пошло не так",
    text: "Не удалось открыть эту страницу. Всё, что вы сохранили, на месте.",
    reload: "Загрузить ещё раз",
    home: "На главную",
    reference: "Если будете писать нам об этом, приложите:",
  },
  needed: {
    text: "Чтобы открыть эту страницу, войдите или создайте аккаунт.",
    signIn: "Войти",
  },
  ended: {
    text: "Сеанс завершён. Войдите, и вы вернётесь туда, где остановились.",
    signIn: "Войти снова",
  },
  frame: {
    skip: "Перейти к тексту",
    main: "Главное меню",
    newsfeed: "Новости",
    books: "Книги",
    words: "Мои слова",
    about: "О Lagom",
    faq: "Вопросы и ответы",
    contact: "Контакты",
    privacy: "Конфиденциальность",
    terms: "Условия",
    cookies: "Файлы cookie",
    signIn: "Войти",
    startReading: "Начать читать",
    footer: "Об этом сайте",
    language: "Язык интерфейса",
    shortNews: "Новости",
    shortWords: "Слова",
    shortMe: "Профиль",
  },
  network: {
    offline: "Нет сети. Всё, что вы уже открывали, можно читать и дальше.",
    send: "Отправить сейчас",
  },
  account: {
    menu: "Меню аккаунта",
    shortMenu: "Профиль, меню аккаунта",
  },
  picker: {
    button: "{language} {level}, язык и уровень",
  },
  leave: {
    title: "Уйти, не отправив?",
    text: "То, что вы здесь написали, ещё не сохранено.",
    stay: "Остаться",
    leave: "Уйти",
  },
  feedback: {
    button: "Отзыв",
  },
};
