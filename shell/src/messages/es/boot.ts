import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "No se ha podido cargar Lagom. Inténtalo de nuevo.",
  needsScript: "Lagom necesita JavaScript para mostrar esta página.",
};
