import { callApi } from "@lagom/shared/api/client";
import { isListOf, isString, readStored } from "@lagom/shared/checked-json";
import type { ReleaseReport } from "@lagom/shared/contract/release-reports";
import { newUuid } from "@lagom/shared/uuid";
import { useReleases } from "./releases.ts";

const SESSION_KEY = "lagom.release-session";
const TOLD_KEY = "lagom.release-reports";
/** Reports are collected for this long, so that a page sends them together, after its own calls. */
const GATHER_MS = 2000;
const MOST = 20;
const MOST_TOLD = 200;

let waiting: ReleaseReport[] = [];

/** Reports to the health feed that a release was shown or failed, once per tab. Development builds are not reported. */
export function reportRelease(report: ReleaseReport): void {
  if (!/^[0-9a-f]{12}$/.test(report.release)) return;
  const { deployable, release, outcome, failure } = report;
  if (!firstTime([deployable, release, failure ?? outcome].join(" "))) return;
  if (waiting.length === 0) setTimeout(send, GATHER_MS);
  waiting = [...waiting, report].slice(-MOST);
}

/** Sends waiting reports when the page closes. */
export function sendReportsAtEnd(): void {
  addEventListener("pagehide", send);
}

function send(): void {
  if (waiting.length === 0) return;
  const body = bodyOf(waiting);
  waiting = [];
  // The page works without them, and late reports are of no use.
  callApi("POST /api/release-reports", { body, keepalive: true }).catch(() => {});
}

/** What the health feed gets with reports of this tab. */
export function bodyOf(reports: ReleaseReport[]) {
  const {
    taken: { environment, revision },
    newest: { ticket },
  } = useReleases.getState();
  return { environment, revision, ticket, session: tabId(), reports };
}

const told = new Set<string>();

function firstTime(key: string): boolean {
  const before = readStored("sessionStorage", TOLD_KEY, isListOf(isString)) ?? [];
  if (told.has(key) || before.includes(key)) return false;
  told.add(key);
  store(TOLD_KEY, [...before, key].slice(-MOST_TOLD));
  return true;
}

/** A random id of the tab, unrelated to the reader. */
function tabId(): string {
  const known = readStored("sessionStorage", SESSION_KEY, isString);
  if (known) return known;
  const made = newUuid();
  store(SESSION_KEY, made);
  return made;
}

function store(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, a reload may report again; the feed counts each tab once.
  }
}
