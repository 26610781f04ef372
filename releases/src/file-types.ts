/** The content types of release files by their endings. Files of other kinds are stored with a release, but not served. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff: "font/woff",
  woff2: "font/woff2",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
};

/** What a build leaves for the web host, for reading traces, and for who reads the files. */
const NOT_FOR_PAGES = /\.(map|html|txt|md)$/;

/** The ending of a file's name. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

/** The files that no page could load, since they are of a kind that is not served. */
export const unserved = (names: readonly string[]): string[] =>
  names.filter((name) => !FILE_TYPES[endingOf(name)] && !NOT_FOR_PAGES.test(name));
