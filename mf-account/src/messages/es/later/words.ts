import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "Exportar e importar",
  exportCsv: "Exportar como CSV",
  exportAnki: "Exportar para Anki",
  exportFailed: "No se han podido exportar tus palabras. Inténtalo de nuevo.",
  import: "Importar un archivo CSV",
  importTitle: "Importar palabras",
  importText:
    "Un archivo CSV con las columnas word, translation, language y translation_language y, si quieres, status, base_form y sentence. Antes de guardar nada verás qué pasará con cada línea.",
  file: "Archivo",
  choose: "Elegir un archivo",
  reading: "Leyendo el archivo",
  importFailed:
    "No se ha podido importar todo el archivo. Inténtalo de nuevo; lo que ya se ha guardado sigue como está.",
  tooLarge: "Este archivo es demasiado grande para importarlo de una vez. Divídelo en otros más pequeños.",
  tooMany: "Este archivo tiene más de {most, number} palabras. Divídelo en otros más pequeños.",
  another: "Elegir otro archivo",
  store: "Importar {count, plural, one {# palabra} other {# palabras}}",
  storeSome:
    "Importar {count, plural, one {# palabra} other {# palabras}} y omitir {left, plural, one {# línea} other {# líneas}}",
  imported: "{count, plural, one {# palabra importada} other {# palabras importadas}}",
  preview: "Qué pasará con cada línea",
  summary:
    "{fresh, plural, one {# nueva} other {# nuevas}}, {changed, plural, one {# con cambios} other {# con cambios}}, {same, plural, one {# que ya está igual} other {# que ya están igual}}, {bad, plural, one {# que no se puede leer} other {# que no se pueden leer}}.",
  line: "Línea",
  outcome: "Resultado",
  outcomes: { new: "Nueva", changed: "Con cambios", same: "Igual" },
  badTitle: "Líneas que no se pueden leer",
  lineNumber: "Línea {line}:",
  more: "y {count, plural, one {# línea} other {# líneas}} más",
  missingColumns: "a la primera línea le faltan las columnas {names}.",
  emptyCell: "{name} está vacío.",
  tooLong: "{name} tiene más de {most, number} caracteres.",
  noLanguage: "«{given}» no es ninguno de los 16 idiomas.",
  noStatus: "«{given}» no es un estado: new, learning, known o ignored.",
  repeated: "la misma palabra que en la línea {line}.",
  unclosed: "las comillas que se abren aquí no se cierran al final de la celda.",
};
