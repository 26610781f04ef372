import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "Password",
  showPassword: "Mostra password",
  hidePassword: "Nascondi password",
  strength: {
    weak: "Debole: facile da indovinare",
    fair: "Discreta: più è lunga, meglio è",
    strong: "Sicura",
  },
  errors: {
    email_exists: "Questo indirizzo ha già un account.",
    email_address_invalid: "Questo indirizzo non riceve email.",
    email_not_confirmed: "Prima conferma il tuo indirizzo email.",
    same_password: "È la tua password attuale. Scegline un’altra.",
    weak_password: "È una delle prime password che gli altri proverebbero. Scegline un’altra.",
    current_password_invalid: "Non è la tua password attuale.",
    current_password_required: "Serve la password attuale.",
    reauthentication_needed: "Serve un codice, che ti inviamo per email. Richiedilo.",
    reauthentication_not_valid:
      "Il codice è sbagliato o già usato. Cerca l’email più recente o richiedi un altro codice.",
    over_email_send_rate_limit: "Abbiamo appena inviato un’email. Aspetta un minuto e riprova.",
    over_request_rate_limit: "Troppi tentativi. Aspetta cinque minuti e riprova.",
    invalid_credentials: "L’indirizzo email o la password non sono corretti.",
    otp_expired: "Questo link non è più valido. Richiedine uno nuovo.",
    provider_email_needs_verification:
      "Questo indirizzo non è ancora confermato. Cerca la nostra email o confermalo presso il servizio con cui accedi.",
    session_not_found: "La tua sessione è terminata. Accedi di nuovo.",
    signup_disabled: "Al momento non è possibile creare nuovi account.",
    user_banned: "Questo account è sospeso.",
    validation_failed: "Qualcosa che hai inserito non è valido. Controlla.",
  },
};
