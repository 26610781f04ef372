import { SHARE_ADDRESS } from "@lagom/shared/contract/share-target";
import { type FetchEvent, TAKE_OVER, type WorkerScope } from "./events.ts";
import { answerDocument, answerFile, storeFrame } from "./frame.ts";
import { heardFrom, isPageMessage, watchPage } from "./hung-pages.ts";
import { isOutdated, kindOf } from "./offline-reads.ts";
import { openMessage, renewSubscription, showMessage } from "./push.ts";
import { answerRead } from "./reads.ts";
import { isolateRescued } from "./rescue.ts";
import { answerShare } from "./share.ts";

/*
 * The service worker of the shell's release, served as /sw.js. It caches the frame, opened texts and words for
 * offline use, and nothing else: writes are sent by the page (shared/write-queue), documents come from the network
 * first. It also notices pages that hang, which cannot say so themselves, and loads them anew, and it shows
 * reminders.
 */
const worker = self as unknown as WorkerScope;
const { origin, searchParams } = new URL(worker.location.href);
const origins = [origin, searchParams.get("api") ?? origin];

/** Paths of the web host that are not pages. */
const NO_PAGE = /^\/(api|releases|dev)(\/|$)|\.\w+$/;
const RELEASE_FILE = /^\/releases\/[a-z]+\/[0-9a-f]{12}\//;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
      deleteOutdated(),
    ]).then(() => storeFrame()),
  );
});

async function deleteOutdated(): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOutdated).map((name) => caches.delete(name)));
}

worker.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === TAKE_OVER) event.waitUntil(worker.clients.claim());
  if (source && isPageMessage(data) && heardFrom(source.id, data))
    event.waitUntil(watchPage(worker, source.id, report));
});

const post = (path: string, body: string): Promise<Response> =>
  fetch(`${origins[1]}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
const report = (note: string) => post("release-reports", note);

worker.addEventListener("push", (event) => event.waitUntil(showMessage(worker, event)));
worker.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(
    renewSubscription(worker, event, (body) => post("push-subscriptions/replace", JSON.stringify(body))),
  ),
);
worker.addEventListener("notificationclick", (event) => event.waitUntil(openMessage(worker, event)));

worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
  if (event.clientId && isOfPage(new URL(event.request.url)))
    event.waitUntil(watchPage(worker, event.clientId, report));
});

/** What brings a page code or data, after which it may hang. */
const isOfPage = ({ origin: from, pathname }: URL): boolean =>
  origins.includes(from) && /^\/(api|releases\/[a-z]+)\//.test(pathname);

function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && url.origin === origin && url.pathname === SHARE_ADDRESS)
    return answerShare(request);
  if (request.method !== "GET") return undefined;
  if (request.mode === "navigate") {
    const isPage = url.origin === origin && !NO_PAGE.test(url.pathname) && !url.searchParams.has("override");
    return isPage
      ? answerDocument(event).then((document) => isolateRescued(request.url, document))
      : undefined;
  }
  if (url.origin === origin && RELEASE_FILE.test(url.pathname)) return answerFile(event);
  const kind = kindOf(url, origins);
  return kind && answerRead(event, kind);
}
