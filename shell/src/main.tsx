import "@lagom/shared/ui/tokens.css";
import { provideAreaLoader } from "@lagom/shared/area-part";
import { provideSignOut } from "@lagom/shared/session/sign-out";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loadArea } from "./areas/load-area.ts";
import { preloadPages } from "./frame/preload-pages.ts";
import { sessionActions } from "./session/actions.ts";
import { startSession } from "./session/start-session.ts";
import { keepTheme } from "./theme/theme.ts";

provideAreaLoader(loadArea);
provideSignOut(sessionActions.signOut);
keepTheme();
startSession();
preloadPages();

const root = document.getElementById("root");
if (!root) throw new Error("The document has no #root");
createRoot(root).render(<App />);
