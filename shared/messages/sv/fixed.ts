import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "Dina uppgifter kunde inte uppdateras",
  passwordsDoNotMatch: "Lösenorden stämmer inte överens",
  passwordTooShort: "Lösenordet måste ha minst 6 tecken",
  unexpectedError: "Något gick oväntat fel",
  articleRewrite: "Artikeln kan inte läsas in just nu. Försök igen om några sekunder.",
  article: "Artikeln kan inte läsas in just nu…",
  rewrite: "Artikelns text kan inte läsas in just nu…",
  newsfeed: "Artiklarna kan inte läsas in just nu…",
  translation: "Det går inte att översätta just nu. Försök igen om några sekunder.",
  statistics: "Statistiken kan inte läsas in just nu…",
  streak: "Din svit kan inte läsas in just nu…",
  wordAlreadySaved: "Ordet är redan sparat",
  feedbackFailed: "Din feedback kunde inte skickas. Försök igen.",
  feedbackNetwork: "Nätverksfel. Kontrollera anslutningen och försök igen.",
  preferencesLoad: "Dina inställningar kunde inte läsas in",
  preferencesUpdate: "Dina inställningar kunde inte sparas",
  passwordUpdated: "Lösenordet är bytt!",
  passwordUpdatedText: "Ditt nya lösenord är sparat.",
};
