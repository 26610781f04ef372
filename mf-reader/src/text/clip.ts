/** The beginning of a text, at most this many UTF-16 units: half an emoji at the end becomes U+FFFD, which can be stored. */
export const clip = (text: string, most: number): string => text.slice(0, most).toWellFormed();
