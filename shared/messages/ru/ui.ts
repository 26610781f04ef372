import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "Закрыть",
  dismiss: "Скрыть",
  retry: "Повторить",
  loading: "Загрузка",
  failed: "Не удалось загрузить эту часть Lagom.",
  required: "Заполните это поле.",
  email: "Адрес эл. почты указан не полностью.",
  url: "Ссылка указана не полностью.",
  invalid: "Такое значение здесь не подходит.",
  harder: "сложнее {level}",
  easier: "легче {level}",
};
