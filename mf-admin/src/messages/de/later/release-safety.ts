import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "Den Rückweg proben",
    text: "Prüft für die Shell und jeden Bereich das Fallback-Release: seine Dateien, seine Namen und ob es neben dem, was live ist, in einem Browser lädt. Für Leser ändert sich nichts.",
    run: "Jetzt proben",
    running: "Jeder Fallback wird in einem Browser geladen. Das dauert bis zu einigen Minuten.",
    failed: "Die Probe ging gerade nicht. Bitte versuch es noch einmal.",
    none: "Noch gibt es keinen Fallback.",
    results: "Was die Probe ergeben hat",
    works: "{deployable} kann auf {release} zurückfallen.",
    broken: "{deployable} könnte nicht auf {release} zurückfallen.",
  },
  worker: {
    title: "Service Worker",
    on: "An: Gelesene Seiten sind offline lesbar, und hängende Seiten werden bemerkt.",
    off: "Aus: Offline ist nichts lesbar, und hängende Seiten werden nicht bemerkt.",
    switchOff: "Ausschalten\u00a0…",
    switchOn: "Einschalten\u00a0…",
  },
};
