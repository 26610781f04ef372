import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "Stäng",
  dismiss: "Stäng meddelandet",
  retry: "Försök igen",
  loading: "Läser in",
  failed: "Den här delen av Lagom kunde inte läsas in.",
  required: "Fyll i det här fältet.",
  email: "Det här är inte en fullständig e-postadress.",
  url: "Det här är inte en fullständig länk.",
  invalid: "Det här värdet går inte att använda här.",
  harder: "svårare än {level}",
  easier: "lättare än {level}",
};
