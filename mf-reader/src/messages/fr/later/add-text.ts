import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "D’où il vient",
  ways: { paste: "Coller", file: "Fichier", link: "Lien" },
  textTitle: "Titre",
  textTitleHint: "Sans titre, le texte prend le nom de ses premiers mots.",
  file: "Choisir un fichier",
  chosenFile: "Choisir un fichier\u00a0: {name}",
  fileHint:
    "ou dépose-le ici\u00a0: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT ou VTT. Il reste dans ton navigateur\u202f; seul son texte est conservé.",
  anotherFile: "Choisis ou dépose un autre fichier pour le remplacer.",
  reading: "Lecture de «\u00a0{file}\u00a0»…",
  characters: "{characters, plural, one {# caractère} other {# caractères}}.",
  chaptersAndCharacters:
    "{chapters, plural, one {# chapitre} other {# chapitres}}, {characters, plural, one {# caractère} other {# caractères}}.",
  becomes: "Il donnera {parts, plural, one {# texte} other {# textes}} de {most, number} caractères au plus.",
  partsBefore:
    "{before, plural, one {# sur {parts, number} est déjà dans tes textes} other {# sur {parts, number} sont déjà dans tes textes}}\u202f; seul le reste est ajouté.",
  oneFile: "Ajoute un seul fichier à la fois.",
  fileTooLong:
    "«\u00a0{file}\u00a0» compte {characters, number} caractères\u202f; on peut en ajouter {most, number} à la fois. Divise-le en fichiers plus petits.",
  refused: {
    unknown:
      "«\u00a0{file}\u00a0» est d’un type qu’on ne peut pas lire ici. Choisis un fichier EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT ou VTT.",
    large:
      "«\u00a0{file}\u00a0» est trop gros. Un fichier peut faire 100\u00a0Mo, un fichier de texte brut 12\u00a0Mo, et un PDF 5\u202f000 pages.",
    empty: "«\u00a0{file}\u00a0» est vide\u00a0: il ne contient pas de texte.",
    encrypted:
      "«\u00a0{file}\u00a0» est protégé par un mot de passe. Enregistre-le sans mot de passe, puis choisis-le à nouveau.",
    protected:
      "«\u00a0{file}\u00a0» est protégé contre la copie (DRM)\u00a0: seule l’application de sa boutique ou de sa bibliothèque peut l’ouvrir.",
    scanned:
      "«\u00a0{file}\u00a0» ne contient pas de texte, seulement des images de ses pages. Fais reconnaître le texte (OCR), puis choisis-le à nouveau.",
    damaged:
      "«\u00a0{file}\u00a0» est endommagé et ne peut pas être ouvert. Télécharge-le ou enregistre-le à nouveau.",
    bomb: "«\u00a0{file}\u00a0» est, une fois décompressé, bien plus gros qu’un livre ne peut l’être\u202f; il n’a pas été ouvert.",
    slow: "La lecture de «\u00a0{file}\u00a0» prenait plus d’une minute et a été arrêtée.",
    failed: "Impossible de lire «\u00a0{file}\u00a0». Vérifie ta connexion, puis choisis-le à nouveau.",
  },
  partsFailed:
    "«\u00a0{title}\u00a0»\u00a0: {added, plural, one {# texte ajouté} other {# textes ajoutés}} sur {of, number}. Les autres n’ont pas pu l’être.",
  text: "Texte",
  limit: "{most, number} caractères au plus\u202f; il en reste {left, number}.",
  tooLong: "C’est {over, number} de trop. Ajoute-le en plusieurs parties.",
  url: "Adresse de la page",
  urlHint: "Nous prenons l’article de la page, sans ses scripts, et la page est citée comme source.",
  bookmarklet: {
    name: "Lire dans Lagom",
    text: "Pour ajouter des pages de n’importe où, fais glisser ce lien dans ta barre de favoris et clique dessus depuis une page\u00a0:",
    copied: "Copié. Crée un favori et colle-y ce lien comme adresse.",
    copyFailed: "La copie a échoué. Fais-le plutôt glisser dans ta barre de favoris.",
  },
  language: "Langue",
  guess: "Détecter automatiquement",
  read: "Lire",
  addFailed: "Impossible d’ajouter le texte. Réessaie.",
  problem: "{field}\u00a0: {reason}.",
  fields: { url: "Adresse", text: "Texte", sections: "Texte", title: "Titre" },
};
