import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "Le liste create dai lettori.",
  failed: "In questo momento non è possibile caricare le liste di libri.",
  search: "Nome o proprietario",
  empty: { title: "Ancora nessuna lista di libri", text: "Nessun lettore ne ha creata una." },
  columns: { name: "Nome", owner: "Proprietario", access: "Chi la vede", books: "Libri", since: "Creata" },
  choices: {
    access: { all: "Tutte", public: "Tutti", private: "Solo il proprietario", hidden: "Nascoste" },
    sort: {
      all: "Prima le più recenti",
      oldest: "Prima le meno recenti",
      name: "Per nome",
      largest: "Con più libri",
    },
  },
  public: "Tutti",
  private: "Solo il proprietario",
  hidden: "Nascosta",
  view: "Vedi i libri",
  viewFailed: "In questo momento non è possibile caricare questa lista.",
  of: "Una lista di {owner}",
  noBooks: "Non contiene nessun libro.",
  hide: {
    label: "Nascondi",
    title: "Nascondere questa lista?",
    text: "“{name}” sarà visibile solo al proprietario.",
    confirm: "Nascondi",
    done: "“{name}” è nascosta.",
  },
  show: {
    label: "Mostra di nuovo",
    title: "Mostrare di nuovo questa lista?",
    text: "“{name}” torna visibile come aveva scelto il proprietario.",
    confirm: "Mostra",
    done: "“{name}” è di nuovo visibile.",
  },
  remove: {
    label: "Elimina",
    title: "Eliminare questa lista?",
    text: "“{name}” verrà eliminata, anche per il proprietario. Si può recuperare dal registro.",
    confirm: "Elimina",
    done: "“{name}” è stata eliminata.",
  },
};
