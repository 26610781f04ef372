import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "Passwort",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  strength: {
    weak: "Schwach: leicht zu erraten",
    fair: "Mittel: länger ist besser",
    strong: "Stark",
  },
  errors: {
    email_exists: "Zu dieser Adresse gibt es schon ein Konto.",
    email_address_invalid: "Diese Adresse empfängt keine E-Mails.",
    email_not_confirmed: "Bestätige zuerst deine E-Mail-Adresse.",
    same_password: "Das ist dein aktuelles Passwort. Wähle ein anderes.",
    weak_password: "Dieses Passwort gehört zu den ersten, die andere ausprobieren würden. Wähle ein anderes.",
    current_password_invalid: "Das ist nicht dein aktuelles Passwort.",
    current_password_required: "Dafür brauchst du dein aktuelles Passwort.",
    reauthentication_needed:
      "Dafür brauchst du einen Code, den wir dir per E-Mail schicken. Fordere einen an.",
    reauthentication_not_valid:
      "Dieser Code ist falsch oder schon benutzt. Sieh in der neuesten E-Mail nach oder fordere einen neuen Code an.",
    over_email_send_rate_limit:
      "Gerade eben wurde schon eine E-Mail geschickt. Warte eine Minute und versuch es dann noch einmal.",
    over_request_rate_limit:
      "Das waren zu viele Versuche. Warte fünf Minuten und versuch es dann noch einmal.",
    invalid_credentials: "E-Mail-Adresse oder Passwort ist falsch.",
    otp_expired: "Dieser Link gilt nicht mehr. Fordere einen neuen an.",
    provider_email_needs_verification:
      "Diese Adresse ist noch nicht bestätigt. Sieh nach unserer E-Mail oder bestätige sie bei dem Dienst, mit dem du dich angemeldet hast.",
    session_not_found: "Deine Sitzung ist abgelaufen. Melde dich wieder an.",
    signup_disabled: "Zurzeit können keine neuen Konten angelegt werden.",
    user_banned: "Dieses Konto ist gesperrt.",
    validation_failed: "Etwas an deiner Eingabe ist nicht möglich. Bitte prüfe sie.",
  },
};
