import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/manifest.ts";

export const messages: Translation<typeof english> = {
  description:
    "Nachrichten und Bücher, umgeschrieben auf genau dein Niveau: für alle, die eine Sprache durch Lesen lernen.",
  screenshots: {
    reading: "Ein Text auf deinem Niveau: Tippe auf ein Wort, um es nachzuschlagen",
    newsfeed: "Der Newsfeed zeigt, wie viel du von jedem Text schon kennst",
  },
  shortcuts: {
    read: "Weiterlesen",
    review: "Wörter wiederholen",
    books: "Bücher",
  },
};
