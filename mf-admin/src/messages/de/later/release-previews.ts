import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-previews.ts";

export const messages: Translation<typeof english> = {
  lead: "Eine Vorschau ist ein Link, der allen, die ihn haben, ein Release eines Bereichs zeigt, bevor es live ist. Sie werden vorher gefragt und brauchen kein Konto.",
  area: "Bereich",
  failed: "Die Vorschauen können gerade nicht geladen werden\u00a0…",
  empty: {
    title: "Noch keine Vorschauen dieses Bereichs",
    text: "Auch beim Veröffentlichen wird eine ausgegeben.",
  },
  caption: "Vorschauen von {area}, neueste zuerst",
  columns: { release: "Release", made: "Erstellt", shown: "Gezeigt", state: "Zustand" },
  times: "{count, plural, =1 {einmal} other {#-mal}}",
  until: "Bis {day}",
  expired: "Abgelaufen",
  ended: "Beendet",
  end: "Beenden\u00a0…",
  endLabel: "Vorschau von {release} beenden",
  endTitle: "Vorschau von {release} beenden?",
  endText:
    "Der Link zeigt dann nichts mehr. Auch in Tabs, die die Vorschau gerade zeigen, endet sie mit der nächsten Seite.",
  endConfirm: "Beenden",
  endDone: "Die Vorschau ist beendet.",
  endFailed: "Das Beenden ging gerade nicht. Bitte versuch es noch einmal.",
  make: "Vorschau erstellen",
  release: "Release",
  noReleases: "Von diesem Bereich gibt es kein Release.",
  days: "Tage",
  daysWrong: "Von 1 bis 30.",
  makeConfirm: "Erstellen",
  makeFailed: "Die Vorschau konnte gerade nicht erstellt werden. Bitte versuch es noch einmal.",
  makeRefused: "Sie wurde nicht erstellt:",
  made: "Ein Link zu {release}",
  secret: "Kopiere ihn jetzt: Er wird nur dieses eine Mal angezeigt.",
  close: "Ich habe ihn kopiert",
  cancel: "Abbrechen",
};
