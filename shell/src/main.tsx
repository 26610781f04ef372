import "@lagom/shared/ui/tokens.css";
import { provideAreaHost } from "@lagom/shared/area-host";
import { startOutbox } from "@lagom/shared/outbox/start";
import { provideSignOut } from "@lagom/shared/session/sign-out";
import { storedSession } from "@lagom/shared/session/stored-session";
import { createRoot } from "react-dom/client";
import { startAnalytics } from "./analytics/start-analytics.ts";
import { App } from "./app.tsx";
import { areaHost, watchLateChunks } from "./areas/area-host.ts";
import { inlinedDocument } from "./areas/release-document.ts";
import { sendReportsAtEnd } from "./areas/release-reports.ts";
import { isStale } from "./areas/stale-document.ts";
import { watchReleases } from "./areas/watch-releases.ts";
import { guardHistory } from "./frame/history-guard.ts";
import { preloadAccountMenu } from "./frame/lazy-account-menu.tsx";
import { preloadPages } from "./frame/preload-pages.ts";
import { routeOf } from "./frame/use-current-route.ts";
import { startWorker } from "./network/worker.ts";
import { addressForOverride } from "./override/override.ts";
import { loadOwnPage } from "./own-pages.ts";
import { signOut } from "./session/sign-out.ts";
import { startSession } from "./session/start-session.ts";
import { keepTheme } from "./theme/theme.ts";

const elsewhere = addressForOverride();
if (elsewhere) location.replace(elsewhere);
else if (isStale(inlinedDocument())) location.reload();
else start();

function start(): void {
  provideAreaHost(areaHost);
  provideSignOut(signOut);
  watchLateChunks();
  keepTheme();
  guardHistory();
  startAnalytics();
  startOutbox();
  startSession();
  preloadPages();
  if (storedSession()) preloadAccountMenu();
  watchReleases();
  sendReportsAtEnd();
  void draw();
  startWorker().catch((error: unknown) => console.warn("The service worker was not installed", error));
}

/** Draws the page; in the place of a prerendered one only when all of it is there, so that nothing flashes. */
async function draw(): Promise<void> {
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  }
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  const route = root.firstElementChild ? routeOf(location.pathname) : undefined;
  if (route && !route.area) await loadOwnPage(route.page).catch(() => {});
  // Each boundary says itself what it has caught.
  createRoot(root, { onCaughtError: () => {} }).render(<App />);
}
