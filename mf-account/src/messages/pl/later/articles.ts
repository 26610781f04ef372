import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/articles.ts";

export const messages: Translation<typeof english> = {
  title: "Moje artykuły",
  lead: "Artykuły otwarte i przeczytane, od najnowszych.",
  failed: "Nie można teraz wczytać Twoich artykułów…",
  empty: {
    title: "Jeszcze nie ma artykułów",
    text: "Otwórz artykuł w aktualnościach, a od razu znajdziesz go tutaj.",
    action: "Przejdź do aktualności",
  },
  finished: "Przeczytane",
  opened: "Otwarte",
};
