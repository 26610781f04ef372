import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "Nie udało się odświeżyć danych użytkownika",
  passwordsDoNotMatch: "Hasła nie są takie same",
  passwordTooShort: "Hasło musi mieć co najmniej 6 znaków",
  unexpectedError: "Wystąpił nieoczekiwany błąd",
  articleRewrite: "Nie można teraz wczytać artykułu. Spróbuj ponownie za kilka sekund.",
  article: "Nie można teraz wczytać tego artykułu…",
  rewrite: "Nie można teraz wczytać treści artykułu…",
  newsfeed: "Nie można teraz wczytać artykułów…",
  translation: "Tłumaczenie jest chwilowo niedostępne. Spróbuj ponownie za kilka sekund.",
  statistics: "Nie można teraz wczytać statystyk…",
  streak: "Nie można teraz wczytać Twojej passy…",
  wordAlreadySaved: "To słowo jest już zapisane",
  feedbackFailed: "Nie udało się wysłać opinii. Spróbuj ponownie.",
  feedbackNetwork: "Błąd sieci. Sprawdź połączenie i spróbuj ponownie.",
  preferencesLoad: "Nie udało się wczytać ustawień",
  preferencesUpdate: "Nie udało się zapisać ustawień",
  passwordUpdated: "Hasło zmienione!",
  passwordUpdatedText: "Twoje nowe hasło zostało zapisane.",
};
