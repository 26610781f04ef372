import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "Zamknij",
  dismiss: "Ukryj",
  retry: "Ponów",
  loading: "Wczytywanie",
  failed: "Nie udało się wczytać tej części Lagom.",
  required: "Wypełnij to pole.",
  email: "Ten adres e-mail jest niepełny.",
  url: "Ten link jest niepełny.",
  invalid: "Ta wartość jest tu niedozwolona.",
  harder: "trudniejszy niż {level}",
  easier: "łatwiejszy niż {level}",
};
