import { fillFirstCall } from "@lagom/shared/first-call";
import { PAGE_CONFIG_ID, type PageConfig } from "@lagom/shared/page-config";
import { PREFERENCES_MIRROR_KEY, type PreferencesMirror } from "@lagom/shared/preferences/mirror";
import { RELEASE_DOCUMENT_ID, type ReleaseDocument, type ShellRelease } from "@lagom/shared/release-document";
import { BROKEN_SHELL_KEY, type BrokenShell, type ShellFails } from "../areas/broken-shell.ts";

/*
 * The first script of every document, at most 2.5 KB: starts the live shell, on failure the previous one, and beside it renews the
 * session and makes the page's first data call. It knows nothing of React or federation, so that it outlives any shell that is broken.
 */
const inlined = <T>(id: string): T => JSON.parse(document.getElementById(id)?.textContent as string);
const config = inlined<PageConfig>(PAGE_CONFIG_ID);
const {
  shell: { live, fallback },
} = inlined<ReleaseDocument>(RELEASE_DOCUMENT_ID);
const { dataset } = document.documentElement;

function stored<T>(key: string, kind: "localStorage" | "sessionStorage" = "localStorage"): T | null {
  try {
    return JSON.parse(window[kind][key]); // what is not there throws, too
  } catch {
    return null;
  }
}

interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}
const sessionKey = `sb-${new URL(config.auth).hostname.split(".")[0]}-auth-token`;
const session = stored<Session>(sessionKey);
dataset.session = session ? "stored" : "none";
const theme = stored<string>("lagom.theme");
if (theme && theme !== "system") dataset.theme = theme;

// Until 90 s before its end, a token is used as it is; so does the auth client.
if (session && navigator.onLine && session.expires_at < Date.now() / 1000 + 90)
  window.lagomRenewal = renew(session).catch(() => {}); // the auth client tries again
startFirstCall();

/** Only this script holds it, for addresses that the document names with their hash. */
const rules = { createScriptURL: (url: string) => url };
const policy =
  (
    window as { trustedTypes?: { createPolicy(name: string, given: typeof rules): typeof rules } }
  ).trustedTypes?.createPolicy("lagom-boot", rules) ?? rules;

const broken = stored<BrokenShell>(BROKEN_SHELL_KEY, "sessionStorage");
if (fallback && broken?.[0] === live.id) fallBack(fallback);
else start(live);

async function renew(old: Session): Promise<void> {
  const { refresh_token } = old;
  const response = await fetch(`${config.auth}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { apikey: config.authKey, "content-type": "application/json" },
    body: JSON.stringify({ refresh_token }),
    signal: AbortSignal.timeout(config.entryTimeoutMs),
  });
  const renewed = await response.json();
  // Another tab, or a sign-in, may have replaced it meanwhile.
  if (response.ok && stored<Session>(sessionKey)?.refresh_token === refresh_token)
    localStorage[sessionKey] = JSON.stringify({ ...old, ...renewed });
  Object.assign(old, stored(sessionKey));
}

function startFirstCall(): void {
  if (!config.firstCall || !session) return;
  const url = fillFirstCall(config.firstCall, stored<PreferencesMirror>(PREFERENCES_MIRROR_KEY));
  if (!url) return;
  const send = () => fetch(url, { headers: { authorization: `Bearer ${session.access_token}` } });
  const response = window.lagomRenewal?.then(send) ?? send();
  response.catch(() => {}); // whoever takes it sees the failure
  window.lagomFirstCall = { url, response, session };
}

function add(tag: "script" | "link", properties: object): void {
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: "" }, properties));
}

/** Starts a shell, which takes `lagomFails` away when it stands. */
function start({ id, scripts }: ShellRelease): void {
  const fails: ShellFails = (failure, detail) => {
    if (window.lagomFails !== fails) return;
    window.lagomFails = undefined;
    if (id !== live.id || !fallback) return sayNothingIsLeft();
    try {
      sessionStorage[BROKEN_SHELL_KEY] = JSON.stringify([id, failure, detail] satisfies BrokenShell);
      // What has run may have left things behind; a shell of which a file is missing has not run.
      if (failure === "entry_threw") return location.reload();
    } catch {
      // Without storage it is started beside what has run, and nothing is told.
    }
    fallBack(fallback);
  };
  window.lagomFails = fails;
  addEventListener("error", ({ filename, message }) => {
    if (filename?.includes(`/${id}/`)) fails("entry_threw", message);
  });
  for (const { src, integrity } of scripts) {
    add("script", {
      integrity,
      async: false,
      // Without its messages a shell speaks English.
      onerror: () => src.includes("/messages/") || fails("entry_missing", src),
      src: policy.createScriptURL(src),
    });
  }
}

function fallBack(previous: ShellRelease): void {
  // Twice: what the document names after this script is not there yet when a tab knows from before that the shell is broken.
  dropLiveLinks();
  addEventListener("DOMContentLoaded", dropLiveLinks);
  for (const style of previous.styles) add("link", { rel: "stylesheet", ...style });
  start(previous);
}

function dropLiveLinks(): void {
  for (const link of document.querySelectorAll(`link[href*="/${live.id}/"]`)) link.remove();
}

function sayNothingIsLeft(): void {
  const root = document.getElementById("root");
  const retry = document.createElement("a");
  Object.assign(retry, { href: "", textContent: root?.dataset.failed });
  root?.replaceChildren(retry);
}
