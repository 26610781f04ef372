import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "Waar de tekst vandaan komt",
  ways: { paste: "Plakken", file: "Bestand", link: "Link" },
  textTitle: "Titel",
  textTitleHint: "Zonder titel krijgt de tekst zijn eerste woorden als naam.",
  file: "Bestand kiezen",
  chosenFile: "Bestand kiezen: {name}",
  fileHint:
    "of sleep het hierheen: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT of VTT. Het bestand blijft in je browser; alleen de tekst wordt opgeslagen.",
  anotherFile: "Kies een ander bestand of sleep het hierheen om dit te vervangen.",
  reading: "“{file}” wordt gelezen…",
  characters: "{characters, plural, one {# teken} other {# tekens}}.",
  chaptersAndCharacters:
    "{chapters, plural, one {# hoofdstuk} other {# hoofdstukken}}, {characters, plural, one {# teken} other {# tekens}}.",
  becomes:
    "{parts, plural, one {Dit wordt # tekst van hooguit {most, number} tekens.} other {Dit worden # teksten van elk hooguit {most, number} tekens.}}",
  partsBefore:
    "{before, plural, one {# van de {parts, number} staat} other {# van de {parts, number} staan}} al bij je teksten; alleen de rest wordt toegevoegd.",
  oneFile: "Voeg één bestand tegelijk toe.",
  fileTooLong:
    "“{file}” telt {characters, number} tekens; er kunnen er hooguit {most, number} tegelijk bij. Verdeel het in kleinere bestanden.",
  refused: {
    unknown:
      "“{file}” is van een soort die hier niet te lezen is. Kies EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT of VTT.",
    large:
      "“{file}” is te groot. Een bestand mag hooguit 100 MB zijn, platte tekst 12 MB en een pdf 5.000 pagina’s.",
    empty: "“{file}” is leeg: er staat geen tekst in.",
    encrypted: "“{file}” is beveiligd met een wachtwoord. Sla het zonder wachtwoord op en kies het opnieuw.",
    protected:
      "“{file}” is beveiligd tegen kopiëren (DRM): alleen de app van de winkel of bibliotheek kan het openen.",
    scanned:
      "“{file}” bevat geen tekst, alleen afbeeldingen van de pagina’s. Laat de tekst herkennen (OCR) en kies het opnieuw.",
    damaged: "“{file}” is beschadigd en kan niet worden geopend. Download het of sla het opnieuw op.",
    bomb: "Uitgepakt zou “{file}” veel groter zijn dan een boek kan zijn. Daarom is het niet geopend.",
    slow: "“{file}” was na een minuut nog niet gelezen. Het lezen is gestopt.",
    failed: "“{file}” kon niet worden gelezen. Controleer je verbinding en kies het opnieuw.",
  },
  partsFailed:
    "“{title}”: {added, number} van de {of, number} teksten zijn toegevoegd. De rest kon niet worden toegevoegd.",
  text: "Tekst",
  limit: "Hooguit {most, number} tekens; er passen er nog {left, number} bij.",
  tooLong: "Dat zijn er {over, number} te veel. Voeg de tekst in delen toe.",
  url: "Adres van de pagina",
  urlHint: "Het artikel op de pagina wordt overgenomen, zonder scripts, met de pagina als bron.",
  bookmarklet: {
    name: "Lezen in Lagom",
    text: "Wil je van overal pagina’s meenemen? Sleep dit naar je bladwijzerbalk en klik erop als je op een pagina bent:",
    copied: "Gekopieerd. Maak een nieuwe bladwijzer en plak het daar als adres.",
    copyFailed: "Kopiëren is niet gelukt. Sleep het naar je bladwijzerbalk.",
  },
  language: "Taal",
  guess: "Automatisch herkennen",
  read: "Lezen",
  addFailed: "De tekst kon niet worden toegevoegd. Probeer het opnieuw.",
  problem: "{field} {reason}.",
  fields: { url: "Dit adres", text: "De tekst", sections: "De tekst", title: "De titel" },
};
