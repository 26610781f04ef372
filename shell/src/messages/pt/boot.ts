import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Não foi possível carregar o Lagom. Tente de novo.",
  needsScript: "O Lagom precisa do JavaScript para mostrar esta página.",
};
