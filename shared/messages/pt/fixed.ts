import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "Não foi possível atualizar os dados da sua conta",
  passwordsDoNotMatch: "As senhas não são iguais",
  passwordTooShort: "A senha precisa ter pelo menos 6 caracteres",
  unexpectedError: "Ocorreu um erro inesperado",
  articleRewrite: "Não foi possível carregar o artigo agora. Tente de novo em alguns segundos.",
  article: "Não foi possível carregar este artigo agora.",
  rewrite: "Não foi possível carregar o conteúdo do artigo agora.",
  newsfeed: "Não foi possível carregar os artigos agora.",
  translation: "O serviço de tradução está indisponível no momento. Tente de novo em alguns segundos.",
  statistics: "Não foi possível carregar as estatísticas agora.",
  streak: "Não foi possível carregar a sequência agora.",
  wordAlreadySaved: "Palavra já salva",
  feedbackFailed: "Não foi possível enviar o feedback. Tente de novo.",
  feedbackNetwork: "Erro de rede. Verifique sua conexão e tente de novo.",
  preferencesLoad: "Não foi possível carregar as preferências",
  preferencesUpdate: "Não foi possível atualizar as preferências",
  passwordUpdated: "Senha atualizada!",
  passwordUpdatedText: "Sua senha foi atualizada.",
};
