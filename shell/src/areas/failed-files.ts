const failed = new Map<string, string>();
const loading = new Map<string, number>();

/** A release by its address: `books/0123456789ab`; an entry's failure is known to whoever runs it. */
const OF_RELEASE = /^\/releases\/([a-z]+\/[0-9a-f]{12})\/(?!entry\.js$).+\.(?:js|css)$/;

/**
 * Watches for scripts and styles of releases that do not come, from whichever code asked for them. One that fails while
 * a module of its release is being loaded is kept for that; any other is a chunk that a page asked for later.
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

/** Preloads are left out: what they announce is asked for again. */
function fileOf(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === "stylesheet" ? target.href : undefined;
}

/** The last file of a release that did not come while something of it is being loaded. */
export const fileThatFailed = (release: string): string | undefined => failed.get(release);

/** Loads something of a release; files that fail meanwhile belong to it. */
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
