import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/boot.ts";

export const messages: Translation<typeof english> = {
  failed: "Lagom konnte nicht geladen werden. Noch einmal versuchen.",
  needsScript: "Lagom braucht JavaScript, um diese Seite anzuzeigen.",
};
