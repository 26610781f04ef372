import { hasFields, isListOf, parseChecked } from "@lagom/shared/checked-json";
import { RELEASE_DOCUMENT_ID } from "@lagom/shared/release-document";
import type { FetchEvent } from "./events.ts";
import { networkOrOffline } from "./network-or-offline.ts";

const FRAME_CACHE = "lagom-frame";
const FILE_CACHE = "lagom-files";
/** Any page's document starts the shell; this one serves all pages offline. */
const FRAME = "/newsfeed";
const FILES = "/offline.json";
/** A document that takes longer counts as unreachable. */
const PATIENCE_MS = 10_000;

/** The files that the frame, texts and words need, as the web host lists them for its live releases. */
interface OfflineFiles {
  environment: string;
  revision: number;
  files: { url: string; integrity: string }[];
}
const isRevision = hasFields({ environment: "string", revision: "number" });
const isFile = hasFields({ url: "string", integrity: "string" });
const isOfflineFiles = (value: unknown): value is OfflineFiles =>
  isRevision(value) && "files" in value && isListOf(isFile)(value.files);

/** Answers a navigation from the network, so that no release is held back, or offline from the cached frame. */
export function answerDocument(event: FetchEvent): Promise<Response> {
  const fresh = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request));
  event.waitUntil(
    fresh.then(
      (response) => {
        if (response.ok)
          return response
            .clone()
            .text()
            .then(storeFrameOf, () => undefined);
      },
      () => undefined,
    ),
  );
  return networkOrOffline(fresh, PATIENCE_MS, async () => (await caches.open(FRAME_CACHE)).match(FRAME));
}

/** Answers an immutable file of a release from the cache, else from the network, and then caches it. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(FILE_CACHE);
  const cached = await cache.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(cache.put(request.url, copy).catch(() => {})); // no room: the network has it
  }
  return response;
}

/**
 * Caches the frame of the live releases: all files first, then the document, so that the previous frame serves until
 * the new one is complete. Deletes files of other releases.
 */
export async function storeFrame(): Promise<void> {
  const [document, list] = await Promise.all([fetch(FRAME), fetch(FILES, { cache: "no-cache" })]);
  if (!document.ok || !list.ok) return;
  const listed: unknown = await list.json();
  if (!isOfflineFiles(listed)) return;
  const { files, revision, environment } = listed;
  const release = releaseIn(await document.clone().text());
  // A release was promoted in between: the next document brings it.
  if (release?.revision !== revision || release.environment !== environment) return;
  const cache = await caches.open(FILE_CACHE);
  for (const { url, integrity } of files) {
    if (await cache.match(url, { ignoreVary: true })) continue;
    const response = await fetch(url, { integrity });
    if (!response.ok) return;
    await cache.put(url, response);
  }
  await (await caches.open(FRAME_CACHE)).put(FRAME, document);
  await dropOthers(cache, files);
}

/** Caches the frame again when a document names other releases than the cached one, or is in another language. */
async function storeFrameOf(html: string): Promise<void> {
  const shown = releaseIn(html);
  const cached = await (await caches.open(FRAME_CACHE)).match(FRAME);
  const before = cached && releaseIn(await cached.text());
  const same =
    before?.revision === shown?.revision &&
    before?.environment === shown?.environment &&
    before?.language === shown?.language;
  if (shown && !same) await storeFrame();
}

/** The revision of the releases that a page's HTML names, and its language. */
function releaseIn(html: string) {
  const start = html.indexOf(`id="${RELEASE_DOCUMENT_ID}">`);
  if (start < 0) return undefined;
  const json = html.slice(html.indexOf(">", start) + 1, html.indexOf("</script>", start));
  const release = parseChecked(json, isRevision);
  return release && { ...release, language: /<html lang="(\w+)"/.exec(html)?.[1] };
}

const folderOf = (url: string) => /^\/releases\/[a-z]+\/[0-9a-f]{12}\//.exec(url)?.[0];

async function dropOthers(cache: Cache, files: OfflineFiles["files"]): Promise<void> {
  const live = new Set(files.map(({ url }) => folderOf(url)));
  for (const key of await cache.keys()) {
    if (!live.has(folderOf(new URL(key.url).pathname))) await cache.delete(key, { ignoreVary: true });
  }
}
