import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description:
    "Wiadomości i książki napisane na nowo na właściwym poziomie, dla osób, które uczą się języka przez czytanie.",
  screenshots: {
    reading: "Tekst na Twoim poziomie: dotknij słowa, aby je sprawdzić",
    newsfeed: "Aktualności: przy każdym tekście widać, ile już znasz",
  },
  shortcuts: {
    read: "Czytaj dalej",
    review: "Powtarzaj słowa",
    books: "Książki",
  },
};
