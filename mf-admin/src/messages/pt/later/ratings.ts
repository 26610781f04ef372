import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Curtidas e estrelas que os leitores deram.",
    failed: "Não foi possível carregar as avaliações agora.",
    search: "Livro ou leitor",
    empty: { title: "Nenhuma avaliação ainda", text: "Nenhum leitor curtiu ou avaliou um livro." },
    columns: { book: "Livro", user: "Leitor", liked: "Curtido", stars: "Estrelas", when: "Quando" },
    choices: {
      sort: {
        all: "Mais recentes primeiro",
        oldest: "Mais antigas primeiro",
        best: "Mais estrelas",
        worst: "Menos estrelas",
      },
    },
    view: "O que mostrar",
    each: "Cada avaliação",
    byBook: "Por livro",
    ofBook: "Só as de um livro.",
    ofUser: "Só as de um leitor.",
    yes: "Sim",
    no: "Não",
    stars: "{count, number} de 5",
    remove: {
      label: "Remover",
      title: "Remover esta avaliação?",
      text: "A avaliação de {user} para “{book}” será removida, e a média do livro será calculada sem ela.",
      confirm: "Remover",
      done: "Uma avaliação de “{book}” foi removida.",
    },
  },
  books: {
    lead: "O resultado das avaliações de cada livro.",
    failed: "Não foi possível carregar as avaliações agora.",
    search: "Livro",
    empty: { title: "Nenhuma avaliação ainda", text: "Nenhum leitor avaliou um livro." },
    columns: { book: "Livro", average: "Média", count: "Avaliações" },
    choices: {
      sort: {
        all: "Mais avaliações",
        best: "Melhores primeiro",
        worst: "Piores primeiro",
        title: "Por título",
      },
    },
    average: "{stars} de 5",
    all: "Mostrar avaliações",
  },
};
