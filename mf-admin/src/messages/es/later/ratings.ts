import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Los me gusta y las estrellas de los lectores.",
    failed: "No se han podido cargar las valoraciones…",
    search: "Libro o lector",
    empty: { title: "Aún no hay valoraciones", text: "Ningún lector ha marcado ni valorado un libro." },
    columns: { book: "Libro", user: "Lector", liked: "Me gusta", stars: "Estrellas", when: "Cuándo" },
    choices: {
      sort: {
        all: "Más recientes primero",
        oldest: "Más antiguas primero",
        best: "Más estrellas",
        worst: "Menos estrellas",
      },
    },
    view: "Qué mostrar",
    each: "Cada valoración",
    byBook: "Por libro",
    ofBook: "Solo las de un libro.",
    ofUser: "Solo las de un lector.",
    yes: "Sí",
    no: "No",
    stars: "{count, number} de 5",
    remove: {
      label: "Eliminar",
      title: "¿Eliminar esta valoración?",
      text: "Desaparece lo que {user} dio a «{book}», y la media del libro se calcula sin ello.",
      confirm: "Eliminar",
      done: "Se ha eliminado una valoración de «{book}».",
    },
  },
  books: {
    lead: "El resultado de las valoraciones de cada libro.",
    failed: "No se han podido cargar las valoraciones…",
    search: "Libro",
    empty: { title: "Aún no hay valoraciones", text: "Ningún lector ha valorado un libro." },
    columns: { book: "Libro", average: "Media", count: "Valoraciones" },
    choices: {
      sort: {
        all: "Más valoraciones",
        best: "Mejores primero",
        worst: "Peores primero",
        title: "Por título",
      },
    },
    average: "{stars} de 5",
    all: "Mostrar valoraciones",
  },
};
