const failed = new Map<string, string>();
const loading = new Map<string, number>();

/** Finds the release in a URL: `books/0123456789ab`. Entries are left out: whoever runs one handles its failure. */
const OF_RELEASE = /^\/releases\/([a-z]+\/[0-9a-f]{12})\/(?!entry\.js$).+\.(?:js|css)$/;

/**
 * Watches for scripts and styles of releases that fail to load, whichever code requested them. A failure while a module of the
 * release is loading is kept for that load; any other is a chunk that a page requested later.
 */
export function watchFiles(onLateFailure: (release: string, file: string) => void): void {
  addEventListener(
    "error",
    ({ target }) => {
      const file = fileOf(target);
      const release = file && OF_RELEASE.exec(new URL(file).pathname)?.[1];
      if (!release) return;
      if (loading.has(release)) failed.set(release, file);
      else onLateFailure(release, file);
    },
    { capture: true }, // these events do not bubble
  );
}

/** Leaves out preloads, since their files are requested again. */
function fileOf(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === "stylesheet" ? target.href : undefined;
}

/** The last file of a release that failed while something of that release is loading. */
export const fileThatFailed = (release: string): string | undefined => failed.get(release);

/** Loads something of a release, and attributes files that fail meanwhile to it. */
export async function whileLoading<T>(release: string, load: () => Promise<T>): Promise<T> {
  const others = loading.get(release) ?? 0;
  if (others === 0) failed.delete(release);
  loading.set(release, others + 1);
  try {
    return await load();
  } finally {
    const left = (loading.get(release) ?? 1) - 1;
    if (left > 0) loading.set(release, left);
    else loading.delete(release);
  }
}
