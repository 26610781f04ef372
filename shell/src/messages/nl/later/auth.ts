import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "Wachtwoord",
  showPassword: "Wachtwoord tonen",
  hidePassword: "Wachtwoord verbergen",
  strength: {
    weak: "Zwak: makkelijk te raden",
    fair: "Redelijk: langer is beter",
    strong: "Sterk",
  },
  errors: {
    email_exists: "Dit adres heeft al een account.",
    email_address_invalid: "Dit adres kan geen mail ontvangen.",
    email_not_confirmed: "Bevestig eerst je e-mailadres.",
    same_password: "Dit is je huidige wachtwoord. Kies een ander.",
    weak_password: "Dit wachtwoord is een van de eerste die anderen raden. Kies een ander.",
    current_password_invalid: "Dit is niet je huidige wachtwoord.",
    current_password_required: "Hiervoor is je huidige wachtwoord nodig.",
    reauthentication_needed: "Hiervoor is een code nodig die we je mailen. Vraag er een aan.",
    reauthentication_not_valid:
      "Deze code is onjuist of al gebruikt. Kijk in de nieuwste mail of vraag een nieuwe code aan.",
    over_email_send_rate_limit: "Er is net al een mail verstuurd. Wacht een minuut en probeer het opnieuw.",
    over_request_rate_limit: "Dit is te vaak geprobeerd. Wacht vijf minuten en probeer het opnieuw.",
    invalid_credentials: "Het e-mailadres of het wachtwoord klopt niet.",
    otp_expired: "Deze link werkt niet meer. Vraag een nieuwe aan.",
    provider_email_needs_verification:
      "Dit adres is nog niet bevestigd. Zoek onze mail, of bevestig het bij de dienst waarmee je inlogt.",
    session_not_found: "Je sessie is afgelopen. Log opnieuw in.",
    signup_disabled: "Er kunnen nu geen nieuwe accounts worden aangemaakt.",
    user_banned: "Dit account is geblokkeerd.",
    validation_failed: "Iets in wat je hebt ingevuld is niet geldig. Controleer het.",
  },
};
