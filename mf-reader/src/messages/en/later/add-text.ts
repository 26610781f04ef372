import type { Messages } from "@lagom/shared/i18n/strings";

export const messages = {
  way: "Where it comes from",
  ways: { paste: "Paste", file: "File", link: "Link" },
  textTitle: "Title",
  textTitleHint: "Without one, the text is named by its first words.",
  file: "Choose a file",
  chosenFile: "Choose a file: {name}",
  fileHint:
    "or drop it here: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT or VTT. It stays in your browser; only its text is stored.",
  anotherFile: "Choose or drop another file to take its place.",
  reading: "Reading “{file}”…",
  characters: "{characters, plural, one {# character} other {# characters}}.",
  chaptersAndCharacters:
    "{chapters, plural, one {# chapter} other {# chapters}}, {characters, plural, one {# character} other {# characters}}.",
  /** Of a file; `most` is what each text may have at most. */
  becomes:
    "It becomes {parts, plural, one {# text} other {# texts}}, of up to {most, number} characters each.",
  partsBefore:
    "{before, plural, one {# of {parts, number} is} other {# of {parts, number} are}} among your texts already; only the rest is added.",
  oneFile: "Add one file at a time.",
  fileTooLong:
    "“{file}” has {characters, number} characters; up to {most, number} can be added at once. Divide it into smaller files.",
  refused: {
    unknown:
      "“{file}” is of a kind that cannot be read here. Bring EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT or VTT.",
    large:
      "“{file}” is too large. A file may have up to 100 MB, one of plain text 12 MB, and a PDF 5,000 pages.",
    empty: "“{file}” is empty: there is no text in it.",
    encrypted: "“{file}” is locked with a password. Save it without one, and choose it again.",
    protected: "“{file}” is copy-protected (DRM): only the app of its shop or library can open it.",
    scanned:
      "“{file}” has no text, only pictures of its pages. Have its text recognised (OCR), and choose it again.",
    damaged: "“{file}” is damaged and cannot be opened. Download or save it once more.",
    bomb: "“{file}” unpacks to far more than a book can be, so it was not opened.",
    slow: "“{file}” was not read within a minute, so reading it was stopped.",
    failed: "“{file}” could not be read. Check your connection, and choose it again.",
  },
  partsFailed: "“{title}”: {added, number} of {of, number} texts were added. The rest could not be added.",
  text: "Text",
  limit: "Up to {most, number} characters; room for {left, number} more.",
  tooLong: "That is {over, number} too many. Bring it along in parts.",
  url: "Address of the page",
  urlHint: "The article of the page is taken, without its scripts, and the page is named as its source.",
  bookmarklet: {
    name: "Read in Lagom",
    text: "To bring pages from anywhere, drag this to your bookmarks bar and press it on a page:",
    copied: "Copied. Make a new bookmark and paste it there as the address.",
    copyFailed: "It could not be copied. Drag it to your bookmarks bar instead.",
  },
  language: "Language",
  guess: "Detect automatically",
  read: "Read it",
  addFailed: "The text could not be added. Please try again.",
  /** What the server refuses, and its reason. */
  problem: "{field} {reason}.",
  fields: { url: "This address", text: "The text", sections: "The text", title: "The title" },
} as const satisfies Messages;
