import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "Exportar e importar",
  exportCsv: "Exportar como CSV",
  exportAnki: "Exportar para o Anki",
  exportFailed: "Não foi possível exportar suas palavras. Tente de novo.",
  import: "Importar um arquivo CSV",
  importTitle: "Importar palavras",
  importText:
    "Um arquivo CSV com as colunas word, translation, language e translation_language e, se quiser, status, base_form e sentence. Antes de guardar qualquer coisa, mostramos como vai ficar.",
  file: "Arquivo",
  choose: "Escolher arquivo",
  reading: "Lendo o arquivo",
  importFailed:
    "Não foi possível importar o arquivo inteiro. Tente de novo; o que já foi importado fica como está.",
  tooLarge: "Este arquivo é grande demais para uma importação só. Divida-o em arquivos menores.",
  tooMany:
    "Este arquivo tem mais de {most, plural, one {# palavra} other {# palavras}}. Divida-o em arquivos menores.",
  another: "Escolher outro arquivo",
  store: "Importar {count, plural, one {# palavra} other {# palavras}}",
  storeSome:
    "Importar {count, plural, one {# palavra} other {# palavras}} e deixar de fora {left, plural, one {# linha} other {# linhas}}",
  imported: "{count, plural, one {# palavra importada} other {# palavras importadas}}",
  preview: "O que acontece com cada linha",
  summary:
    "{fresh, plural, one {# nova} other {# novas}}, {changed, plural, one {# alterada} other {# alteradas}}, {same, plural, one {# já igual} other {# já iguais}}, {bad, plural, one {# ilegível} other {# ilegíveis}}.",
  line: "Linha",
  outcome: "Resultado",
  outcomes: { new: "Nova", changed: "Alterada", same: "Igual" },
  badTitle: "Linhas que não puderam ser lidas",
  lineNumber: "Linha {line}:",
  more: "e mais {count, plural, one {# linha} other {# linhas}}",
  missingColumns: "faltam na primeira linha as colunas {names}.",
  emptyCell: "{name} está em branco.",
  tooLong: "{name} tem mais de {most, plural, one {# caractere} other {# caracteres}}.",
  noLanguage: "“{given}” não é um dos 16 idiomas.",
  noStatus: "“{given}” não é um status: use new, learning, known ou ignored.",
  repeated: "a mesma palavra da linha {line}.",
  unclosed: "as aspas abertas aqui não se fecham na mesma célula.",
};
