const MOST_CHARACTERS = 200;

/** A title or a name from elsewhere on one line, NFC, and no longer than those that readers give. */
export const plainTitle = (title: string): string =>
  title.replace(/\s+/gu, " ").trim().slice(0, MOST_CHARACTERS).trimEnd().toWellFormed().normalize("NFC");
