import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "Las listas de los lectores.",
  failed: "No se han podido cargar las listas de libros…",
  search: "Nombre o dueño",
  empty: { title: "Aún no hay listas de libros", text: "Ningún lector ha creado una." },
  columns: { name: "Nombre", owner: "Dueño", access: "La ven", books: "Libros", since: "Creada" },
  choices: {
    access: { all: "Todas", public: "Todo el mundo", private: "Solo su dueño", hidden: "Ocultas" },
    sort: {
      all: "Más recientes primero",
      oldest: "Más antiguas primero",
      name: "Por nombre",
      largest: "Con más libros",
    },
  },
  public: "Todo el mundo",
  private: "Solo su dueño",
  hidden: "Oculta",
  view: "Ver libros",
  viewFailed: "No se ha podido cargar esta lista…",
  of: "Una lista de {owner}",
  noBooks: "No tiene ningún libro.",
  hide: {
    label: "Ocultar",
    title: "¿Ocultar esta lista?",
    text: "Solo su dueño podrá ver «{name}».",
    confirm: "Ocultar",
    done: "«{name}» está oculta.",
  },
  show: {
    label: "Volver a mostrar",
    title: "¿Volver a mostrar esta lista?",
    text: "Volverán a ver «{name}» quienes eligió su dueño.",
    confirm: "Mostrar",
    done: "«{name}» se muestra de nuevo.",
  },
  remove: {
    label: "Eliminar",
    title: "¿Eliminar esta lista?",
    text: "«{name}» desaparece, también para su dueño. Se puede recuperar desde el registro.",
    confirm: "Eliminar",
    done: "Se ha eliminado «{name}».",
  },
};
