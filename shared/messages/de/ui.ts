import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "Schließen",
  dismiss: "Meldung schließen",
  retry: "Noch einmal versuchen",
  loading: "Wird geladen",
  failed: "Dieser Teil von Lagom konnte nicht geladen werden.",
  required: "Bitte füll dieses Feld aus.",
  email: "Das ist keine vollständige E-Mail-Adresse.",
  url: "Das ist kein vollständiger Link.",
  invalid: "Dieser Wert ist hier nicht möglich.",
  harder: "schwerer als {level}",
  easier: "leichter als {level}",
};
