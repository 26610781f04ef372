import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/lookups.ts";

export const messages: Translation<typeof english> = {
  title: "Mis consultas",
  lead: "Todas las palabras que has consultado al leer, las más recientes primero.",
  kept: "Las consultas se guardan durante {months, plural, one {# mes} other {# meses}}.",
  failed: "No se han podido cargar tus consultas…",
  empty: {
    title: "Aún no tienes consultas",
    text: "Toca cualquier palabra de un artículo para ver qué significa. Cada consulta queda anotada aquí.",
    action: "Leer algo",
  },
  columns: { word: "Palabra", translation: "Traducción", met: "Encontrada en", when: "Cuándo" },
};
