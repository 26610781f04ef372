import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Dürfen wir messen, wie Lagom genutzt wird?",
    text: "So sehen wir, welche Texte und Hilfen sich lohnen: geöffnete Seiten, nachgeschlagene Wörter, beendete Texte. Nie, was du schreibst, und nie für Werbung.",
    more: "Was genau, und wie du es änderst",
    recording:
      "Auch aufzeichnen, wie die Seite auf dem Bildschirm bedient wird; alle Texte und Eingaben bleiben dabei verborgen",
    refuse: "Nein, danke",
    accept: "Ja, messen",
    settings: "Deine Wahl",
    analytics: "Messen, wie ich Lagom nutze",
    notMeasured: "Auf dieser Website ist keine Nutzungsanalyse eingerichtet, also wird nichts gemessen.",
    kept: "Deine Wahl ist gespeichert.",
  },
  changes: {
    waiting:
      "{count, plural, one {# Änderung wartet} other {# Änderungen warten}} darauf, gesendet zu werden.",
    sent: "{count, plural, one {# Änderung wurde} other {# Änderungen wurden}} um {time} gesendet.",
    refused: "„{label}“ wurde nicht angenommen: {reason}",
    refusedUnnamed: "Eine Änderung wurde nicht angenommen: {reason}",
    noReason: "Der Server hat keinen Grund genannt",
    ok: "OK",
  },
  update: {
    ready: "Eine neue Version von Lagom ist da.",
    reload: "Neu laden",
  },
  keys: {
    title: "Tastenkürzel",
    everywhere: {
      title: "Auf jeder Seite",
      next: "Nächster Link oder Button; mit ⇧ der vorige",
      follow: "Link öffnen, Button drücken",
      close: "Schließen, was offen ist",
      show: "Diese Tastenkürzel anzeigen",
    },
  },
};
