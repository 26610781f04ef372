import { type ReactNode, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Preferences } from "../contract/user.ts";
import { defaultPreferences } from "../preferences/defaults.ts";
import { forgetPreferences, loadPreferences } from "../preferences/store.ts";
import { QueryClientProvider, queryClient } from "../query.ts";
import { BrowserRouter } from "../router.ts";
import { closeAuthDialog } from "../session/auth-dialog.ts";
import { type SessionUser, useSession } from "../session/store.ts";
import { sessionStorageKey } from "../session/stored-session.ts";
import { LiveRegion } from "../ui/live.tsx";
import { Toasts, useToasts } from "../ui/toast.tsx";
import { answer } from "./network.ts";

/** Who reads, unless a test says otherwise. */
export const READER: SessionUser = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "reader@example.com",
  full_name: "Test Reader",
  created_at: "2026-01-01T00:00:00Z",
  sign_up_method: "email",
};

interface Options {
  /** The page's address; `/` unless told. */
  at?: string;
  /** Null: a visitor. */
  user?: SessionUser | null;
  /** What the signed-in user chose; the built-in defaults unless told. */
  preferences?: Partial<Preferences>;
}

const home = location.href;
let root: Root | undefined;

/**
 * Draws a page or a widget as the shell does: at an address, with the one query cache, a session and loaded preferences, the
 * live region and the toasts. One a test.
 */
export async function render(
  page: ReactNode,
  { at = "/", user = READER, preferences = {} }: Options = {},
): Promise<void> {
  // A separate visit, so that the in-memory state of an earlier one is not found again.
  history.replaceState({ usr: null, key: crypto.randomUUID(), idx: 0 }, "", at);
  if (user) await signIn(user, preferences);
  else useSession.setState({ user: null, loading: false });
  const container = document.createElement("div");
  container.id = "root";
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          {page}
          <Toasts />
          <LiveRegion />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** A page inside the landmark that the shell's frame gives it. */
export const inMain = (page: ReactNode): ReactNode => <main>{page}</main>;

/** The preferences of a user as the server has them: the built-in defaults but for what is given. */
export const preferencesOf = ({ id }: SessionUser, given: Partial<Preferences> = {}): Preferences => ({
  ...defaultPreferences(),
  user_id: id,
  stored: true,
  ...given,
});

/** Signs a user in, also over a page that is drawn already. */
export async function signIn(user: SessionUser, preferences: Partial<Preferences> = {}): Promise<void> {
  const session = { access_token: "test-token-of-user", expires_at: Date.now() / 1000 + 3600, user };
  localStorage.setItem(sessionStorageKey(), JSON.stringify(session));
  useSession.setState({ user, loading: false });
  answer("GET /api/user/preferences", preferencesOf(user, preferences));
  await loadPreferences();
}

/** Unmounts the page and clears its state. */
export function clear(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  useToasts.setState({ toasts: [] });
  closeAuthDialog();
  useSession.setState({ user: null, loading: true, error: null });
  // What waits for a moment before it is sent, such as a lookup to log, ends with the page: there is nobody to send it for.
  dispatchEvent(new Event("pagehide"));
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  forgetPreferences();
  history.replaceState(null, "", home);
}
