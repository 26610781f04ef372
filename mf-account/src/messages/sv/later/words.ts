import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "Exportera och importera",
  exportCsv: "Exportera som CSV",
  exportAnki: "Exportera till Anki",
  exportFailed: "Dina ord kunde inte exporteras. Försök igen.",
  import: "Importera en CSV-fil",
  importTitle: "Importera ord",
  importText:
    "En CSV-fil med kolumnerna word, translation, language och translation_language, och om du vill även status, base_form och sentence. Du ser vad resultatet blir innan något sparas.",
  file: "Fil",
  choose: "Välj en fil",
  reading: "Läser filen",
  importFailed:
    "Hela filen kunde inte importeras. Försök igen; det som redan är sparat blir kvar som det är.",
  tooLarge: "Filen är för stor för en import. Dela upp den i mindre filer.",
  tooMany: "Filen har fler än {most, number} ord. Dela upp den i mindre filer.",
  another: "Välj en annan fil",
  store: "Importera {count, plural, one {# ord} other {# ord}}",
  storeSome:
    "Importera {count, plural, one {# ord} other {# ord}} och hoppa över {left, plural, one {# rad} other {# rader}}",
  imported: "{count, plural, one {# ord importerat} other {# ord importerade}}",
  preview: "Vad som händer med varje rad",
  summary:
    "{fresh, plural, one {# nytt} other {# nya}}, {changed, plural, one {# ändrat} other {# ändrade}}, {same, plural, one {# redan likadant} other {# redan likadana}}, {bad, number} som inte kan läsas.",
  line: "Rad",
  outcome: "Resultat",
  outcomes: { new: "Nytt", changed: "Ändrat", same: "Likadant" },
  badTitle: "Rader som inte kan läsas",
  lineNumber: "Rad {line}:",
  more: "och {count, plural, one {# rad} other {# rader}} till",
  missingColumns: "första raden saknar kolumnerna {names}.",
  emptyCell: "{name} är tom.",
  tooLong: "{name} är längre än {most, number} tecken.",
  noLanguage: "”{given}” är inget av de 16 språken.",
  noStatus: "”{given}” är ingen status: new, learning, known eller ignored.",
  repeated: "samma ord som på rad {line}.",
  unclosed: "citattecknet som börjar här avslutas inte i sin cell.",
};
