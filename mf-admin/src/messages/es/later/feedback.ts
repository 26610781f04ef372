import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/feedback.ts";

export const messages: Translation<typeof english> = {
  lead: "Lo que se ha escrito con el botón de comentarios y en la página de contacto, lo más reciente primero.",
  failed: "No se han podido cargar los comentarios…",
  search: "Palabras o remitente",
  empty: { title: "Aún no hay comentarios", text: "Nadie ha escrito." },
  context: "En {page} · {language} {level}",
  state: "Estado",
  choices: { state: { all: "Todos", open: "Pendientes", done: "Resueltos" } },
  done: "Resuelto",
  finish: {
    label: "Marcar como resuelto",
    labelOf: "Marcar como resuelto: {subject}",
    said: "Marcado como resuelto.",
  },
  reopen: { label: "Reabrir", labelOf: "Reabrir: {subject}", said: "Reabierto." },
};
