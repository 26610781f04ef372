import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description: "Notícias e livros reescritos no nível certo, para quem aprende um idioma lendo.",
  screenshots: {
    reading: "Um texto no seu nível: toque em qualquer palavra para consultá-la",
    newsfeed: "As notícias, com o quanto você já conhece de cada texto",
  },
  shortcuts: {
    read: "Continuar lendo",
    review: "Revisar palavras",
    books: "Livros",
  },
};
