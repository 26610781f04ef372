const MOST_CHARACTERS = 200;

/** A foreign title or name on one line, in NFC, and no longer than those that readers may enter. */
export const plainTitle = (title: string): string =>
  title.replace(/\s+/gu, " ").trim().slice(0, MOST_CHARACTERS).trimEnd().toWellFormed().normalize("NFC");
