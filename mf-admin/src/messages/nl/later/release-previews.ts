import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-previews.ts";

export const messages: Translation<typeof english> = {
  lead: "Een preview is een link waarmee je iemand een release van één onderdeel laat zien voordat die live is. Wie de link opent, krijgt eerst een vraag en heeft geen account nodig.",
  area: "Onderdeel",
  failed: "De previews kunnen nu niet worden geladen…",
  empty: {
    title: "Nog geen previews van dit onderdeel",
    text: "Bij het publiceren krijg je er ook een.",
  },
  caption: "Previews van {area}, nieuwste eerst",
  columns: { release: "Release", made: "Gemaakt", shown: "Getoond", state: "Status" },
  times: "{count, plural, =1 {één keer} other {#\u00a0keer}}",
  until: "Tot {day}",
  expired: "Verlopen",
  ended: "Beëindigd",
  end: "Beëindigen…",
  endLabel: "Preview van {release} beëindigen",
  endTitle: "Preview van {release} beëindigen?",
  endText:
    "De link toont niets meer. Tabbladen waarin de preview nu openstaat, tonen hem vanaf hun volgende pagina niet meer.",
  endConfirm: "Beëindigen",
  endDone: "De preview is beëindigd.",
  endFailed: "Beëindigen is nu niet gelukt. Probeer het opnieuw.",
  make: "Preview maken",
  release: "Release",
  noReleases: "Er is geen release van dit onderdeel.",
  days: "Dagen",
  daysWrong: "Van 1 tot en met 30.",
  makeConfirm: "Maken",
  makeFailed: "Maken is nu niet gelukt. Probeer het opnieuw.",
  makeRefused: "De preview is niet gemaakt:",
  made: "Een link naar {release}",
  secret: "Kopieer hem nu: je ziet hem maar één keer.",
  close: "Ik heb hem gekopieerd",
  cancel: "Annuleren",
};
