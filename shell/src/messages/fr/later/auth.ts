import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "Mot de passe",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  strength: {
    weak: "Faible\u00a0: facile à deviner",
    fair: "Moyen\u00a0: plus long serait mieux",
    strong: "Fort",
  },
  errors: {
    email_exists: "Cette adresse a déjà un compte.",
    email_address_invalid: "Cette adresse ne reçoit pas d’e-mails.",
    email_not_confirmed: "Confirme d’abord ton adresse e-mail.",
    same_password: "C’est déjà ton mot de passe. Choisis-en un autre.",
    weak_password: "Ce mot de passe est l’un des premiers qu’on essaierait. Choisis-en un autre.",
    current_password_invalid: "Ce n’est pas ton mot de passe actuel.",
    current_password_required: "Pour cela, il faut ton mot de passe actuel.",
    reauthentication_needed: "Pour cela, il faut un code que nous t’envoyons par e-mail. Demandes-en un.",
    reauthentication_not_valid:
      "Ce code est faux ou déjà utilisé. Cherche l’e-mail le plus récent ou demande un autre code.",
    over_email_send_rate_limit: "Un e-mail vient d’être envoyé. Attends une minute, puis réessaie.",
    over_request_rate_limit: "Trop de tentatives. Attends cinq minutes, puis réessaie.",
    invalid_credentials: "L’adresse e-mail ou le mot de passe est incorrect.",
    otp_expired: "Ce lien n’est plus valable. Demandes-en un autre.",
    provider_email_needs_verification:
      "Cette adresse n’est pas encore confirmée. Cherche notre e-mail, ou confirme-la auprès du service avec lequel tu te connectes.",
    session_not_found: "Ta session est terminée. Reconnecte-toi.",
    signup_disabled: "Il n’est pas possible de créer un compte pour l’instant.",
    user_banned: "Ce compte est suspendu.",
    validation_failed: "Une partie de ta saisie n’est pas valable. Vérifie-la.",
  },
};
