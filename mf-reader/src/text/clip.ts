/** The beginning of a text, of at most so many UTF-16 units: half of an emoji at its end becomes U+FFFD, which can be stored. */
export const clip = (text: string, most: number): string => text.slice(0, most).toWellFormed();
