import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "Senha",
  showPassword: "Mostrar senha",
  hidePassword: "Ocultar senha",
  strength: {
    weak: "Fraca: fácil de adivinhar",
    fair: "Razoável: quanto mais longa, melhor",
    strong: "Forte",
  },
  errors: {
    email_exists: "Este endereço já tem uma conta.",
    email_address_invalid: "Este endereço não recebe e-mails.",
    email_not_confirmed: "Confirme primeiro o seu e-mail.",
    same_password: "Esta é a sua senha atual. Escolha outra.",
    weak_password: "Esta senha é uma das primeiras que alguém tentaria. Escolha outra.",
    current_password_invalid: "Esta não é a sua senha atual.",
    current_password_required: "É preciso informar a senha atual.",
    reauthentication_needed: "É preciso um código, que enviamos por e-mail. Peça um.",
    reauthentication_not_valid:
      "Este código está errado ou já foi usado. Procure o e-mail mais recente ou peça outro código.",
    over_email_send_rate_limit: "Acabamos de enviar um e-mail. Espere um minuto e tente de novo.",
    over_request_rate_limit: "Foram tentativas demais. Espere cinco minutos e tente de novo.",
    invalid_credentials: "O e-mail ou a senha está incorreto.",
    otp_expired: "Este link não vale mais. Peça um novo.",
    provider_email_needs_verification:
      "Este endereço ainda não foi confirmado. Procure o nosso e-mail ou confirme-o no serviço que você usou para entrar.",
    session_not_found: "Sua sessão terminou. Entre de novo.",
    signup_disabled: "No momento, não é possível criar novas contas.",
    user_banned: "Esta conta está suspensa.",
    validation_failed: "Algo que você digitou não é válido. Confira.",
  },
};
