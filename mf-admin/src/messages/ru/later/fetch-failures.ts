import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "К этому адресу нельзя обращаться отсюда.",
  redirects: "Слишком много перенаправлений.",
  too_large: "Слишком большой размер.",
  timeout: "Ответ не пришёл вовремя.",
  network: "Сервер недоступен.",
  status: "Сервер ответил ошибкой.",
  robots: "Это запрещает robots.txt.",
  damaged: "Полученное повреждено, или это что-то другое.",
  other: "Не удалось прочитать.",
};
