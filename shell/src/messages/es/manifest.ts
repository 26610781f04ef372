import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "Noticias y libros, reescritos justo a tu nivel, para aprender idiomas leyendo.",
  screenshots: {
    reading: "Un texto a tu nivel: toca cualquier palabra para consultarla",
    newsfeed: "Las noticias, con lo que ya conoces de cada texto",
  },
  shortcuts: {
    read: "Seguir leyendo",
    review: "Repasar palabras",
    books: "Libros",
  },
};
