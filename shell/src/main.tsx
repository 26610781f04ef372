import "@lagom/shared/ui/tokens.css";
import { provideAreaHost } from "@lagom/shared/area-host";
import { provideSignOut } from "@lagom/shared/session/sign-out";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { areaHost, watchLateChunks } from "./areas/area-host.ts";
import { inlinedDocument } from "./areas/release-document.ts";
import { sendReportsAtEnd } from "./areas/release-reports.ts";
import { isStale } from "./areas/stale-document.ts";
import { watchReleases } from "./areas/watch-releases.ts";
import { preloadPages } from "./frame/preload-pages.ts";
import { addressForOverride } from "./override/override.ts";
import { sessionActions } from "./session/actions.ts";
import { startSession } from "./session/start-session.ts";
import { keepTheme } from "./theme/theme.ts";

const elsewhere = addressForOverride();
if (elsewhere) location.replace(elsewhere);
else if (isStale(inlinedDocument())) location.reload();
else start();

function start(): void {
  provideAreaHost(areaHost);
  provideSignOut(sessionActions.signOut);
  watchLateChunks();
  keepTheme();
  startSession();
  preloadPages();
  watchReleases();
  sendReportsAtEnd();

  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  // Each boundary says itself what it has caught.
  createRoot(root, { onCaughtError: () => {} }).render(<App />);
}
