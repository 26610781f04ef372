import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { type ExampleApi, exampleApi } from "./example-api.ts";
import { type HUNG, hung } from "./hung.ts";
import { watchRequests } from "./quiet.ts";
import { PAGE_HEADER, type SmokeHost } from "./smoke-host.ts";
import { TELL, type Use, watchTaken } from "./watch/taken.ts";

/** A page of a visitor with a session, with an API of its own. */
export interface OpenPage {
  page: Page;
  /** Of its host. */
  origin: string;
  api: ExampleApi;
  /** Waits until it waits for nothing that will come, and has asked for nothing for a moment; for a while at most. */
  quiet(): Promise<void>;
  /** Settles when the page hangs. */
  hangs: Promise<typeof HUNG>;
}

/** Opens an empty page of one set of releases for as long as an action uses it. */
export type InPage = <T>(action: (open: OpenPage) => Promise<T>) => Promise<T>;

/** A release whose use of the shell and of the API is watched. */
export interface WatchedUse {
  /** As `books/0123456789ab`. */
  release: string;
  onUse: (use: Use) => void;
}

/** Opens an empty page of a host for as long as an action uses it. */
export async function inPage<T>(
  browser: Browser,
  host: SmokeHost,
  watched: WatchedUse | undefined,
  action: (open: OpenPage) => Promise<T>,
): Promise<T> {
  const id = randomUUID();
  const context = await browser.newContext({
    // On the same machine, compressing a file takes longer than sending it.
    extraHTTPHeaders: { "accept-encoding": "identity", [PAGE_HEADER]: id },
    // A third of a page's time went into the animations of what it waits for.
    reducedMotion: "reduce",
  });
  try {
    await context.addInitScript(([key, session]) => localStorage.setItem(key, session), [
      host.sessionKey,
      host.session,
    ] as const);
    if (watched) await watchUse(context, watched);
    const api = exampleApi();
    host.answerAs(id, api);
    const page = await context.newPage();
    return await action({
      page,
      origin: host.origin,
      api,
      quiet: watchRequests(page, api),
      hangs: hung(page),
    });
  } finally {
    await context.close();
  }
}

/** Tells what the pages of a context are seen to use, from the next document on. */
export async function watchUse(context: BrowserContext, { release, onUse }: WatchedUse): Promise<void> {
  await context.exposeFunction(TELL, onUse);
  // As its global is named.
  const name = release.replace("/", "_");
  await context.addInitScript(watchTaken, { name, release, tell: TELL });
}
