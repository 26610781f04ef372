import { SHARED_FIELDS } from "./contract/share-target.ts";

/** Holds shared files from the service worker, which receives them, until the page takes them. */
const CACHE = "lagom-shared";
/** The page adds one file at a time, and says so where there are more. */
const MOST_FILES = 2;
const NAME_HEADER = "x-file-name";

/** Holds files for the page; those that were shared before and never taken are gone. */
export async function holdSharedFiles(files: readonly File[]): Promise<void> {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  for (const [at, file] of files.slice(0, MOST_FILES).entries()) {
    const headers = { "content-type": file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
    await cache.put(`/${SHARED_FIELDS.file}/${at}`, new Response(file, { headers }));
  }
}

/** The files that were shared last, once; none if they never arrived. */
export async function takeSharedFiles(): Promise<File[]> {
  const cache = await caches.open(CACHE);
  const held = await cache.matchAll();
  const files = await Promise.all(held.map(fileOf));
  await caches.delete(CACHE);
  return files;
}

async function fileOf(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? "");
  return new File([await response.blob()], name, { type: response.headers.get("content-type") ?? "" });
}
