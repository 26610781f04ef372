import { fillFirstCall } from "@lagom/shared/first-call";
import { PAGE_CONFIG_ID, type PageConfig } from "@lagom/shared/page-config";
import { PREFERENCES_MIRROR_KEY, type PreferencesMirror } from "@lagom/shared/preferences/mirror";
import { RELEASE_DOCUMENT_ID, type ReleaseDocument, type ShellRelease } from "@lagom/shared/release-document";

/*
 * The first script of every document, at most 2 KB: starts the live shell, on failure the previous one, and beside it the
 * page's first data call. It knows nothing of React or federation, so that it outlives any shell that is broken.
 */
const inlined = <T>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? "null");
const config = inlined<PageConfig>(PAGE_CONFIG_ID);
const { shell } = inlined<ReleaseDocument>(RELEASE_DOCUMENT_ID);

function stored<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

const session = stored<{ access_token: string; expires_at: number }>(
  `sb-${new URL(config.auth).hostname.split(".")[0]}-auth-token`,
);
document.documentElement.dataset.session = session ? "stored" : "none";
const theme = stored<string>("lagom.theme");
if (theme && theme !== "system") document.documentElement.dataset.theme = theme;

startFirstCall();
start(shell.live);

function startFirstCall(): void {
  if (!config.firstCall || !session || session.expires_at < Date.now() / 1000 + 90) return;
  const url = fillFirstCall(config.firstCall, stored<PreferencesMirror>(PREFERENCES_MIRROR_KEY));
  if (!url) return;
  const response = fetch(url, { headers: { authorization: `Bearer ${session.access_token}` } });
  response.catch(() => {}); // whoever takes it sees the failure
  window.lagomFirstCall = { url, response };
}

function start(release: ShellRelease): void {
  const known = new Set(release.scripts.map(({ src }) => src));
  const policy = { createScriptURL: (url: string) => (known.has(url) ? url : "") };
  const trusted =
    (
      window as { trustedTypes?: { createPolicy(name: string, rules: typeof policy): typeof policy } }
    ).trustedTypes?.createPolicy("lagom-boot", policy) ?? policy;
  for (const { src, integrity } of release.scripts) {
    const script = document.createElement("script");
    script.src = trusted.createScriptURL(src);
    script.integrity = integrity;
    script.crossOrigin = "anonymous";
    script.async = false;
    script.onerror = () => fail(release);
    document.head.append(script);
  }
}

function fail(release: ShellRelease): void {
  if (release !== shell.live || !shell.fallback) return;
  const { fallback } = shell;
  shell.fallback = null;
  for (const { href, integrity } of fallback.styles) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.integrity = integrity;
    link.crossOrigin = "anonymous";
    document.head.append(link);
  }
  start(fallback);
}
