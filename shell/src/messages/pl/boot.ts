import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Nie udało się wczytać Lagom. Spróbuj ponownie.",
  needsScript: "Aby wyświetlić tę stronę, Lagom potrzebuje JavaScriptu.",
};
