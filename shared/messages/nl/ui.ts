import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "Sluiten",
  dismiss: "Melding sluiten",
  retry: "Opnieuw proberen",
  loading: "Laden",
  failed: "Dit onderdeel van Lagom kon niet worden geladen.",
  required: "Vul dit veld in.",
  email: "Dit is geen volledig e-mailadres.",
  url: "Dit is geen volledige link.",
  invalid: "Deze waarde is hier niet mogelijk.",
  harder: "moeilijker dan {level}",
  easier: "makkelijker dan {level}",
};
