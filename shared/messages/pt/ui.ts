import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "Fechar",
  dismiss: "Dispensar",
  retry: "Tentar de novo",
  loading: "Carregando",
  failed: "Não foi possível carregar esta parte do Lagom.",
  required: "Preencha este campo.",
  email: "Este endereço de e-mail não está completo.",
  url: "Este link não está completo.",
  invalid: "Este valor não é válido aqui.",
  harder: "mais difícil que o {level}",
  easier: "mais fácil que o {level}",
};
