import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "Lösenord",
  showPassword: "Visa lösenord",
  hidePassword: "Dölj lösenord",
  strength: {
    weak: "Svagt: lätt att gissa",
    fair: "Hyfsat: längre är bättre",
    strong: "Starkt",
  },
  errors: {
    email_exists: "Den här adressen har redan ett konto.",
    email_address_invalid: "Den här adressen kan inte ta emot mejl.",
    email_not_confirmed: "Bekräfta din e-postadress först.",
    same_password: "Det här är ditt nuvarande lösenord. Välj ett annat.",
    weak_password: "Det här lösenordet är ett av de första som andra gissar på. Välj ett annat.",
    current_password_invalid: "Det här är inte ditt nuvarande lösenord.",
    current_password_required: "Här behövs ditt nuvarande lösenord.",
    reauthentication_needed: "Här behövs en kod som vi mejlar till dig. Begär en.",
    reauthentication_not_valid:
      "Koden är fel eller redan använd. Titta i det senaste mejlet eller begär en ny kod.",
    over_email_send_rate_limit: "Ett mejl skickades alldeles nyss. Vänta en minut och försök igen.",
    over_request_rate_limit: "Det blev för många försök. Vänta fem minuter och försök igen.",
    invalid_credentials: "E-postadressen eller lösenordet är fel.",
    otp_expired: "Länken fungerar inte längre. Begär en ny.",
    provider_email_needs_verification:
      "Adressen är inte bekräftad än. Leta efter vårt mejl, eller bekräfta den hos tjänsten du loggar in med.",
    session_not_found: "Din session är slut. Logga in igen.",
    signup_disabled: "Det går inte att skapa nya konton just nu.",
    user_banned: "Det här kontot är avstängt.",
    validation_failed: "Något du har skrivit går inte att använda. Kontrollera det.",
  },
};
