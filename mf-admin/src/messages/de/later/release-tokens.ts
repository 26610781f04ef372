import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "Mit einem Token läuft der Release-Befehl ohne angemeldete Person: mit dem eines Teams nur für dessen Bereich, mit dem eines Operators für alles.",
  failed: "Die Tokens können gerade nicht geladen werden\u00a0…",
  empty: { title: "Noch keine Tokens", text: "Der Release-Befehl braucht eines, wo immer er läuft." },
  caption: "Tokens, neueste zuerst",
  columns: { name: "Name", scope: "Gilt für", made: "Erstellt", used: "Zuletzt verwendet", state: "Zustand" },
  scopes: { operator: "Alles (Operator)" },
  never: "Nie",
  valid: "Gültig",
  revoked: "Widerrufen",
  make: {
    open: "Token erstellen",
    title: "Token erstellen",
    name: "Name",
    nameHint: "Unter diesem Namen steht im Protokoll, wer es benutzt, zum Beispiel team-books.",
    nameWrong: "Nur Buchstaben, Ziffern und . @ _ -",
    taken: "Ein Token mit diesem Namen gibt es schon.",
    scope: "Wofür es gilt",
    confirm: "Erstellen",
    cancel: "Abbrechen",
    failed: "Das Token konnte gerade nicht erstellt werden. Bitte versuch es noch einmal.",
    done: "Das Token von {name}",
    secret: "Kopiere es jetzt: Es wird nur dieses eine Mal angezeigt und nirgends gespeichert.",
    close: "Ich habe es kopiert",
  },
  revoke: {
    open: "Widerrufen\u00a0…",
    label: "{name} widerrufen",
    title: "Token von {name} widerrufen?",
    text: "Wer das Token von {name} benutzt, kann ab dem nächsten Aufruf keine Releases mehr steuern ({scope}). Das lässt sich nicht rückgängig machen; ein neues Token kann es ersetzen.",
    confirm: "Widerrufen",
    cancel: "Abbrechen",
    done: "Das Token von {name} ist widerrufen.",
    failed: "Das Widerrufen ging gerade nicht. Bitte versuch es noch einmal.",
  },
};
