import "@lagom/shared/ui/tokens.css";
import "@lagom/shared/reading/look"; // for its styles, which first-text.js uses
import { provideAreaHost } from "@lagom/shared/area-host";
import { provideSignOut } from "@lagom/shared/session/sign-out";
import { storedSession } from "@lagom/shared/session/stored-session";
import { startWriteQueue } from "@lagom/shared/write-queue/start";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startAnalytics } from "./analytics/start-analytics.ts";
import { App } from "./app.tsx";
import { areaHost, watchLateChunks } from "./areas/area-host.ts";
import { answerWorker, noteLeft } from "./areas/on-page.ts";
import { addressForOverride, takePreview } from "./areas/override.ts";
import { inlinedDocument } from "./areas/release-document.ts";
import { sendReportsAtEnd } from "./areas/release-reports.ts";
import { routeOf } from "./areas/route-of.ts";
import { isStale } from "./areas/stale-document.ts";
import { watchReleases } from "./areas/watch-releases.ts";
import { preloadAccountMenu } from "./frame/lazy-account-menu.tsx";
import { guardHistory } from "./history/history-guard.ts";
import { followLanguage } from "./language/use-language.ts";
import { startWorker } from "./network/worker.ts";
import { preloadLinkedPages, preloadPage } from "./preload-pages.ts";
import { loadLater } from "./scripts/load-messages.ts";
import { signOut } from "./session/sign-out.ts";
import { startSession } from "./session/start-session.ts";
import { followTheme } from "./theme/theme.ts";

/** So long the frame waits for the code of its page, lest the header be of no use for as long as that may take. */
const PATIENCE_MS = 2000;

const elsewhere = addressForOverride();
const left = noteLeft();
if (elsewhere) location.replace(elsewhere);
else if (isStale(inlinedDocument())) location.reload();
else if (left) void avoid(left);
else start();

/** What hung the page before in this tab is not shown again. */
async function avoid(note: string): Promise<void> {
  await import(/* webpackChunkName: "readers" */ "./areas/avoid-hung.ts")
    .then(({ avoidHung }) => avoidHung(note))
    .catch(() => {});
  setTimeout(start); // outside of the promise: boot.js sees what it throws
}

function start(): void {
  takePreview();
  provideAreaHost(areaHost);
  globalThis.lagomLoadMessages = loadLater;
  provideSignOut(signOut);
  watchLateChunks();
  answerWorker();
  followTheme();
  followLanguage();
  guardHistory();
  startAnalytics();
  startWriteQueue();
  startSession();
  preloadLinkedPages();
  const page = preloadPage(location.pathname);
  if (storedSession()) preloadAccountMenu();
  watchReleases();
  sendReportsAtEnd();
  // The landing page, which has to be small, waits until something on it has the focus or a key is pressed.
  if (storedSession() || location.pathname !== "/") followKeyboard();
  else for (const first of ["focusin", "keydown"]) addEventListener(first, followKeyboard, { once: true });
  void draw(page);
  startWorker().catch((error: unknown) => console.warn("The service worker was not installed", error));
}

/** Without its code the focus may be lost, as on any page. */
function followKeyboard(first?: Event): void {
  import(/* webpackChunkName: "keys" */ "./frame/follow-keyboard.ts").then(
    (keyboard) => keyboard.followKeyboard(first),
    () => {},
  );
}

/** Draws the page; in the place of what the document shows already only when all of it is there, so that nothing flashes. */
async function draw(page: Promise<void>): Promise<void> {
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  }
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (root.firstElementChild && !isBarred()) await Promise.race([page, patience]);
  // Each boundary says itself what it has caught.
  createRoot(root, { onCaughtError: () => {} }).render(inDevelopmentStrictly(<App />));
}

/** Whether the page of this address is not for visitors, and there is no session: they are sent on at once. */
function isBarred(): boolean {
  return /^(prot|adm)/.test(routeOf(location.pathname)?.guard ?? "") && !storedSession();
}

/** In development, renders and effects run twice, so that those that cannot bear it are noticed. */
function inDevelopmentStrictly(app: ReactNode): ReactNode {
  return process.env.NODE_ENV === "development" ? <StrictMode>{app}</StrictMode> : app;
}
