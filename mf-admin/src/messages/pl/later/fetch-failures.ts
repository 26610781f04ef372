import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "Tego adresu nie wolno stąd odwiedzać.",
  redirects: "Zbyt wiele przekierowań.",
  too_large: "Plik jest zbyt duży.",
  timeout: "Odpowiedź nie nadeszła na czas.",
  network: "Serwer był nieosiągalny.",
  status: "Serwer odpowiedział błędem.",
  robots: "Zabrania tego robots.txt.",
  damaged: "To, co nadeszło, jest uszkodzone albo jest czymś innym.",
  other: "Odczyt się nie udał.",
};
