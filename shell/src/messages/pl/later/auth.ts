import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "Hasło",
  showPassword: "Pokaż hasło",
  hidePassword: "Ukryj hasło",
  strength: {
    weak: "Słabe: łatwo je zgadnąć",
    fair: "Przeciętne: dłuższe będzie lepsze",
    strong: "Silne",
  },
  errors: {
    email_exists: "Ten adres ma już konto.",
    email_address_invalid: "Ten adres nie przyjmuje poczty.",
    email_not_confirmed: "Najpierw potwierdź swój adres e-mail.",
    same_password: "To Twoje obecne hasło. Wybierz inne.",
    weak_password: "To hasło inni zgadną jako jedno z pierwszych. Wybierz inne.",
    current_password_invalid: "To nie jest Twoje obecne hasło.",
    current_password_required: "Potrzebne jest obecne hasło.",
    reauthentication_needed: "Potrzebny jest kod, który wyślemy Ci e-mailem. Poproś o niego.",
    reauthentication_not_valid:
      "Kod jest błędny albo już użyty. Zajrzyj do najnowszej wiadomości lub poproś o nowy kod.",
    over_email_send_rate_limit: "Wiadomość została wysłana przed chwilą. Odczekaj minutę i spróbuj ponownie.",
    over_request_rate_limit: "Zbyt wiele prób. Odczekaj pięć minut i spróbuj ponownie.",
    invalid_credentials: "Adres e-mail lub hasło są nieprawidłowe.",
    otp_expired: "Ten link już nie działa. Poproś o nowy.",
    provider_email_needs_verification:
      "Ten adres nie jest jeszcze potwierdzony. Poszukaj naszej wiadomości albo potwierdź go w serwisie, przez który się logujesz.",
    session_not_found: "Twoja sesja wygasła. Zaloguj się ponownie.",
    signup_disabled: "Nie można teraz zakładać nowych kont.",
    user_banned: "To konto jest zablokowane.",
    validation_failed: "Coś we wpisanych danych jest nieprawidłowe. Sprawdź je.",
  },
};
