import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "No se ha podido cambiar el idioma. Comprueba tu conexión e inténtalo de nuevo.",
};
