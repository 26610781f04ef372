import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "Meus artigos",
  lead: "O que você abriu e concluiu, do mais recente ao mais antigo.",
  failed: "Não foi possível carregar seus artigos agora.",
  empty: {
    title: "Nenhum artigo ainda",
    text: "Abra um artigo nas notícias. A partir daí, você o encontra aqui.",
    action: "Ir para as notícias",
  },
  finished: "Concluído",
  opened: "Aberto",
};
