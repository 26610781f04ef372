import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/language.ts";

export const messages: Translation<typeof english> = {
  failed: "Não foi possível mudar o idioma. Verifique sua conexão e tente de novo.",
};
