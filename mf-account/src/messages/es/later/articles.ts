import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "Mis artículos",
  lead: "Lo que has abierto y terminado, lo más reciente primero.",
  failed: "No se han podido cargar tus artículos…",
  empty: {
    title: "Aún no tienes artículos",
    text: "Abre un artículo de las noticias. Desde entonces lo encontrarás aquí.",
    action: "Ir a las noticias",
  },
  finished: "Terminado",
  opened: "Abierto",
};
