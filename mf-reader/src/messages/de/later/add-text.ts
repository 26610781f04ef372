import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "Woher der Text kommt",
  ways: { paste: "Einfügen", file: "Datei", link: "Link" },
  textTitle: "Titel",
  textTitleHint: "Ohne Titel heißt der Text nach seinen ersten Wörtern.",
  file: "Datei wählen",
  chosenFile: "Datei wählen: {name}",
  fileHint:
    "oder hierher ziehen: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT oder VTT. Sie bleibt in deinem Browser; gespeichert wird nur ihr Text.",
  anotherFile: "Wähle eine andere Datei oder zieh sie hierher, um diese zu ersetzen.",
  reading: "„{file}“ wird gelesen\u00a0…",
  characters: "{characters, plural, one {# Zeichen} other {# Zeichen}}.",
  chaptersAndCharacters:
    "{chapters, plural, one {# Kapitel} other {# Kapitel}}, {characters, plural, one {# Zeichen} other {# Zeichen}}.",
  becomes:
    "Daraus {parts, plural, one {wird # Text} other {werden # Texte}} mit je bis zu {most, number} Zeichen.",
  partsBefore:
    "{before, plural, one {# von {parts, number} gehört} other {# von {parts, number} gehören}} schon zu deinen Texten; nur der Rest kommt dazu.",
  oneFile: "Füge die Dateien einzeln hinzu.",
  fileTooLong:
    "„{file}“ hat {characters, number} Zeichen; auf einmal lassen sich höchstens {most, number} hinzufügen. Teile sie in kleinere Dateien auf.",
  refused: {
    unknown:
      "Das Format von „{file}“ wird hier nicht unterstützt. Möglich sind EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT und VTT.",
    large:
      "„{file}“ ist zu groß. Erlaubt sind bis zu 100 MB, bei reinem Text 12 MB und bei einem PDF 5.000 Seiten.",
    empty: "„{file}“ ist leer: Die Datei enthält keinen Text.",
    encrypted:
      "„{file}“ ist mit einem Passwort geschützt. Speichere die Datei ohne Passwort und wähle sie noch einmal.",
    protected:
      "„{file}“ ist kopiergeschützt (DRM): Nur die App des Shops oder der Bibliothek kann sie öffnen.",
    scanned:
      "„{file}“ enthält keinen Text, nur Bilder der Seiten. Lass den Text erkennen (OCR) und wähle die Datei noch einmal.",
    damaged:
      "„{file}“ ist beschädigt und lässt sich nicht öffnen. Lade die Datei noch einmal herunter oder speichere sie neu.",
    bomb: "„{file}“ würde entpackt weit größer, als ein Buch sein kann, und wurde deshalb nicht geöffnet.",
    slow: "„{file}“ war nach einer Minute noch nicht gelesen, deshalb wurde abgebrochen.",
    failed: "„{file}“ konnte nicht gelesen werden. Prüfe deine Verbindung und wähle die Datei noch einmal.",
  },
  partsFailed:
    "„{title}“: {added, number} von {of, number} Texten wurden hinzugefügt. Beim Rest hat es nicht geklappt.",
  text: "Text",
  limit: "Bis zu {most, number} Zeichen; noch Platz für {left, number}.",
  tooLong: "Das sind {over, number} Zeichen zu viel. Füge den Text in mehreren Teilen hinzu.",
  url: "Adresse der Seite",
  urlHint: "Übernommen wird der Artikel der Seite ohne ihre Skripte; die Seite wird als Quelle genannt.",
  bookmarklet: {
    name: "In Lagom lesen",
    text: "Um Seiten von überall mitzubringen, zieh das hier in deine Lesezeichenleiste und klicke auf einer Seite darauf:",
    copied: "Kopiert. Lege ein neues Lesezeichen an und füge das als Adresse ein.",
    copyFailed: "Das ließ sich nicht kopieren. Zieh es stattdessen in deine Lesezeichenleiste.",
  },
  language: "Sprache",
  guess: "Automatisch erkennen",
  read: "Lesen",
  addFailed: "Der Text konnte nicht hinzugefügt werden. Bitte versuch es noch einmal.",
  problem: "{field}: {reason}.",
  fields: { url: "Adresse", text: "Text", sections: "Text", title: "Titel" },
};
