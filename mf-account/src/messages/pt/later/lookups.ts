import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "Minhas consultas",
  lead: "Todas as palavras que você consultou durante a leitura, das mais recentes às mais antigas.",
  kept: "As consultas são guardadas por {months, plural, one {# mês} other {# meses}}.",
  failed: "Não foi possível carregar suas consultas agora.",
  empty: {
    title: "Nenhuma consulta ainda",
    text: "Toque em qualquer palavra de um artigo para ver o que ela significa. Cada consulta fica registrada aqui.",
    action: "Ler alguma coisa",
  },
  columns: { word: "Palavra", translation: "Tradução", met: "Onde apareceu", when: "Quando" },
};
