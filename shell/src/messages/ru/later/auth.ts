import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "Пароль",
  showPassword: "Показать пароль",
  hidePassword: "Скрыть пароль",
  strength: {
    weak: "Слабый: легко угадать",
    fair: "Средний: чем длиннее, тем лучше",
    strong: "Надёжный",
  },
  errors: {
    email_exists: "С этим адресом уже есть аккаунт.",
    email_address_invalid: "Этот адрес не принимает почту.",
    email_not_confirmed: "Сначала подтвердите адрес эл. почты.",
    same_password: "Это ваш текущий пароль. Выберите другой.",
    weak_password: "Этот пароль угадают одним из первых. Выберите другой.",
    current_password_invalid: "Это не ваш текущий пароль.",
    current_password_required: "Нужен текущий пароль.",
    reauthentication_needed: "Нужен код, который мы пришлём по почте. Запросите его.",
    reauthentication_not_valid:
      "Код неверный или уже использован. Посмотрите самое новое письмо или запросите другой код.",
    over_email_send_rate_limit: "Письмо отправлено только что. Подождите минуту и попробуйте снова.",
    over_request_rate_limit: "Слишком много попыток. Подождите пять минут и попробуйте снова.",
    invalid_credentials: "Неверный адрес эл. почты или пароль.",
    otp_expired: "Ссылка больше не действует. Запросите новую.",
    provider_email_needs_verification:
      "Этот адрес ещё не подтверждён. Найдите наше письмо или подтвердите адрес в сервисе, через который входите.",
    session_not_found: "Сеанс завершён. Войдите снова.",
    signup_disabled: "Сейчас создать новый аккаунт нельзя.",
    user_banned: "Этот аккаунт заблокирован.",
    validation_failed: "Что-то из введённого не подходит. Проверьте, пожалуйста.",
  },
};
