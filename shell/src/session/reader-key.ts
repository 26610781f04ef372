/** Holds the id of the reader whose data this device stores; gone once that data is deleted. */
export const READER_KEY = "lagom.reader";
