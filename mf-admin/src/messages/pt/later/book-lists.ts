import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "As listas que os leitores mantêm.",
  failed: "Não foi possível carregar as listas de livros agora.",
  search: "Nome ou dono",
  empty: { title: "Nenhuma lista de livros ainda", text: "Nenhum leitor criou uma." },
  columns: { name: "Nome", owner: "Dono", access: "Quem vê", books: "Livros", since: "Criada" },
  choices: {
    access: { all: "Todas", public: "Todo mundo", private: "Só o dono", hidden: "Ocultas" },
    sort: {
      all: "Mais recentes primeiro",
      oldest: "Mais antigas primeiro",
      name: "Por nome",
      largest: "Com mais livros",
    },
  },
  public: "Todo mundo",
  private: "Só o dono",
  hidden: "Oculta",
  view: "Ver livros",
  viewFailed: "Não foi possível carregar esta lista agora.",
  of: "Uma lista de {owner}",
  noBooks: "Não há nenhum livro nela.",
  hide: {
    label: "Ocultar",
    title: "Ocultar esta lista?",
    text: "Ninguém além do dono verá “{name}”.",
    confirm: "Ocultar",
    done: "“{name}” está oculta.",
  },
  show: {
    label: "Mostrar de novo",
    title: "Mostrar esta lista de novo?",
    text: "“{name}” volta a ser vista por quem o dono escolheu.",
    confirm: "Mostrar",
    done: "“{name}” está visível de novo.",
  },
  remove: {
    label: "Excluir",
    title: "Excluir esta lista?",
    text: "“{name}” será excluída, também para o dono. Dá para recuperá-la pelo registro.",
    confirm: "Excluir",
    done: "“{name}” foi excluída.",
  },
};
