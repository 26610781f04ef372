import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "Die Adresse darf von hier aus nicht abgerufen werden.",
  redirects: "Die Adresse leitet zu oft weiter.",
  too_large: "Die Datei ist zu groß.",
  timeout: "Es kam nicht rechtzeitig eine Antwort.",
  network: "Der Server war nicht erreichbar.",
  status: "Der Server hat mit einem Fehler geantwortet.",
  robots: "Die robots.txt verbietet den Abruf.",
  damaged: "Was ankam, ist beschädigt oder etwas anderes.",
  other: "Lesen war nicht möglich.",
};
