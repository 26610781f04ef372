import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/lists.ts";

export const messages: Translation<typeof english> = {
  pages: "Páginas",
  previous: "Anterior",
  page: "Página {page}",
  next: "Próxima",
  actions: "Ações",
};
