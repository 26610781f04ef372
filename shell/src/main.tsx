import "@lagom/shared/ui/tokens.css";
import { provideAreaLoader } from "@lagom/shared/area-part";
import { startOutbox } from "@lagom/shared/outbox/start";
import { provideSignOut } from "@lagom/shared/session/sign-out";
import { storedSession } from "@lagom/shared/session/stored-session";
import { createRoot } from "react-dom/client";
import { startAnalytics } from "./analytics/start-analytics.ts";
import { App } from "./app.tsx";
import { loadArea } from "./areas/load-area.ts";
import { guardHistory } from "./frame/history-guard.ts";
import { preloadAccountMenu } from "./frame/lazy-account-menu.tsx";
import { preloadPages } from "./frame/preload-pages.ts";
import { routeOf } from "./frame/use-current-route.ts";
import { loadOwnPage } from "./own-pages.ts";
import { startWorker } from "./network/worker.ts";
import { sessionActions } from "./session/actions.ts";
import { startSession } from "./session/start-session.ts";
import { keepTheme } from "./theme/theme.ts";

provideAreaLoader(loadArea);
provideSignOut(sessionActions.signOut);
keepTheme();
guardHistory();
startAnalytics();
startOutbox();
startSession();
preloadPages();
if (storedSession()) preloadAccountMenu();
void draw();
startWorker().catch((error: unknown) => console.warn("The service worker was not installed", error));

/** Draws the page; in the place of a prerendered one only when all of it is there, so that nothing flashes. */
async function draw(): Promise<void> {
  if (document.readyState === "loading") {
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
  }
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  const route = root.firstElementChild ? routeOf(location.pathname) : undefined;
  if (route && !route.area) await loadOwnPage(route.page).catch(() => {});
  createRoot(root).render(<App />);
}
