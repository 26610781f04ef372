import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "Var texten kommer ifrån",
  ways: { paste: "Klistra in", file: "Fil", link: "Länk" },
  textTitle: "Titel",
  textTitleHint: "Utan titel får texten heta som sina första ord.",
  file: "Välj en fil",
  chosenFile: "Välj en fil: {name}",
  fileHint:
    "eller släpp den här: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT eller VTT. Filen stannar i din webbläsare; bara texten sparas.",
  anotherFile: "Välj eller släpp en annan fil för att byta ut den.",
  reading: "Läser ”{file}”…",
  characters: "{characters, plural, one {# tecken} other {# tecken}}.",
  chaptersAndCharacters:
    "{chapters, plural, one {# kapitel} other {# kapitel}}, {characters, plural, one {# tecken} other {# tecken}}.",
  becomes:
    "{parts, plural, one {Det blir # text på högst {most, number} tecken.} other {Det blir # texter på högst {most, number} tecken var.}}",
  partsBefore:
    "{before, plural, one {# av {parts, number} finns} other {# av {parts, number} finns}} redan bland dina texter; bara resten läggs till.",
  oneFile: "Lägg till en fil i taget.",
  fileTooLong:
    "”{file}” har {characters, number} tecken; högst {most, number} kan läggas till på en gång. Dela upp den i mindre filer.",
  refused: {
    unknown:
      "”{file}” är av en typ som inte kan läsas här. Välj EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT eller VTT.",
    large:
      "”{file}” är för stor. En fil får vara på högst 100 MB, ren text på 12 MB och en PDF på 5\u00a0000 sidor.",
    empty: "”{file}” är tom: det finns ingen text i den.",
    encrypted: "”{file}” är låst med lösenord. Spara den utan lösenord och välj den igen.",
    protected: "”{file}” är kopieringsskyddad (DRM): bara butikens eller bibliotekets app kan öppna den.",
    scanned:
      "”{file}” har ingen text, bara bilder av sidorna. Kör textigenkänning (OCR) på den och välj den igen.",
    damaged: "”{file}” är skadad och kan inte öppnas. Ladda ner eller spara den på nytt.",
    bomb: "”{file}” packas upp till mycket mer än en bok kan vara och öppnades därför inte.",
    slow: "”{file}” hann inte läsas på en minut, så läsningen avbröts.",
    failed: "”{file}” kunde inte läsas. Kontrollera anslutningen och välj den igen.",
  },
  partsFailed: "”{title}”: {added, number} av {of, number} texter lades till. Resten kunde inte läggas till.",
  text: "Text",
  limit: "Högst {most, number} tecken; plats för {left, number} till.",
  tooLong: "Det är {over, number} för många. Lägg till texten i delar.",
  url: "Sidans adress",
  urlHint: "Artikeln hämtas från sidan utan skript, och sidan anges som källa.",
  bookmarklet: {
    name: "Läs i Lagom",
    text: "Vill du ta med sidor var du än är? Dra det här till bokmärkesfältet och klicka på det när du är på en sida:",
    copied: "Kopierat. Skapa ett nytt bokmärke och klistra in det där som adress.",
    copyFailed: "Det gick inte att kopiera. Dra det till bokmärkesfältet i stället.",
  },
  language: "Språk",
  guess: "Identifiera automatiskt",
  read: "Läs",
  addFailed: "Texten kunde inte läggas till. Försök igen.",
  problem: "{field} {reason}.",
  fields: { url: "Adressen", text: "Texten", sections: "Texten", title: "Titeln" },
};
