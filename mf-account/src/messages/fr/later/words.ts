import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/words.ts";

export const messages: Translation<typeof english> = {
  menu: "Exporter et importer",
  exportCsv: "Exporter en CSV",
  exportAnki: "Exporter pour Anki",
  exportFailed: "Impossible d’exporter tes mots. Réessaie.",
  import: "Importer un fichier CSV",
  importTitle: "Importer des mots",
  importText:
    "Un fichier CSV avec les colonnes word, translation, language et translation_language et, si tu veux, status, base_form et sentence. Tu vois le résultat avant que rien ne soit enregistré.",
  file: "Fichier",
  choose: "Choisir un fichier",
  reading: "Lecture du fichier",
  importFailed:
    "Le fichier n’a pas pu être importé en entier. Réessaie\u202f; ce qui est déjà enregistré ne change pas.",
  tooLarge: "Ce fichier est trop gros pour un seul import. Divise-le en fichiers plus petits.",
  tooMany: "Ce fichier contient plus de {most, number} mots. Divise-le en fichiers plus petits.",
  another: "Choisir un autre fichier",
  store: "Importer {count, plural, one {# mot} other {# mots}}",
  storeSome:
    "Importer {count, plural, one {# mot} other {# mots}} et laisser {left, plural, one {# ligne} other {# lignes}} de côté",
  imported: "{count, plural, one {# mot importé} other {# mots importés}}",
  preview: "Ce que donnerait chaque ligne",
  summary:
    "Nouveaux\u00a0: {fresh, number}\u202f; modifiés\u00a0: {changed, number}\u202f; déjà identiques\u00a0: {same, number}\u202f; illisibles\u00a0: {bad, number}.",
  line: "Ligne",
  outcome: "Résultat",
  outcomes: { new: "Nouveau", changed: "Modifié", same: "Identique" },
  badTitle: "Lignes illisibles",
  lineNumber: "Ligne {line}\u00a0:",
  more: "et encore {count, plural, one {# ligne} other {# lignes}}",
  missingColumns: "il manque ces colonnes à la première ligne\u00a0: {names}.",
  emptyCell: "{name} est vide.",
  tooLong: "{name} dépasse {most, number} caractères.",
  noLanguage: "«\u00a0{given}\u00a0» n’est pas l’une des 16 langues.",
  noStatus:
    "«\u00a0{given}\u00a0» n’est pas un statut\u202f; les statuts sont new, learning, known et ignored.",
  repeated: "le même mot qu’à la ligne {line}.",
  unclosed: "les guillemets ouverts ici ne se ferment pas à la fin de leur cellule.",
};
