import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Lagom kunde inte läsas in. Försök igen.",
  needsScript: "Lagom behöver JavaScript för att visa den här sidan.",
};
