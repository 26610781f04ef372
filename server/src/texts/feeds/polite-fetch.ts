import type { FetchFailure } from "@lagom/shared/contract/fetch-failures";
import robotsParser, { type Robot } from "robots-parser";
import { describeError } from "../../platform/http/describe-error.ts";
import { FetchRefused, type SafeReply, safeFetch } from "../../platform/http/safe-fetch.ts";

const ROBOT = "Lagom";
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_ROBOTS_BYTES = 256 * 1024;
const TIMEOUT_MS = 15_000;

/** A page that may not be read, or cannot be. */
export class PageRefused extends Error {
  override name = "PageRefused";
  readonly code: FetchFailure;
  constructor(message: string, code: FetchFailure = "damaged") {
    super(message);
    this.code = code;
  }
}

/** Fetches politely: only what robots.txt allows, and one request per host at a time. */
export interface PoliteFetch {
  /** @throws FetchRefused, PageRefused */
  get(url: string, headers?: Record<string, string>): Promise<SafeReply>;
}

export interface PoliteOptions {
  /** `host:port`s that need not have public addresses. */
  allow: readonly string[];
  timeoutMs?: number;
  maxBytes?: number;
}

/** A fetcher for one round of reading; it requests each host's robots.txt once. */
export function politeFetch({
  allow,
  timeoutMs = TIMEOUT_MS,
  maxBytes = MOST_BYTES,
}: PoliteOptions): PoliteFetch {
  const queues = new Map<string, Promise<unknown>>();
  const robots = new Map<string, Promise<Robot>>();

  function inTurn<T>(host: string, action: () => Promise<T>): Promise<T> {
    const turn = (queues.get(host) ?? Promise.resolve()).then(action, action);
    queues.set(
      host,
      turn.catch(() => {}),
    );
    return turn;
  }

  async function readRobots(origin: string): Promise<Robot> {
    const url = `${origin}/robots.txt`;
    const reply = await safeFetch(url, { maxBytes: MOST_ROBOTS_BYTES, timeoutMs, allow });
    return robotsParser(url, reply.status < 400 ? new TextDecoder().decode(reply.body) : "");
  }

  return {
    get(address, headers = {}) {
      const { host, origin } = new URL(address);
      return inTurn(host, async () => {
        const rules = robots.get(origin) ?? readRobots(origin);
        robots.set(origin, rules);
        if ((await rules).isAllowed(address, ROBOT) === false)
          throw new PageRefused("robots.txt forbids it", "robots");
        return safeFetch(address, { maxBytes, timeoutMs, allow, headers });
      });
    },
  };
}

/** The kind of reason for which something could not be read. */
export function failureCode(error: unknown): FetchFailure {
  if (error instanceof FetchRefused) return error.reason;
  return error instanceof PageRefused ? error.code : "other";
}

/** Why something could not be read, in words. */
export function reasonOf(error: unknown): string {
  if (error instanceof FetchRefused) return `${error.reason}: ${error.message}`;
  return describeError(error).message;
}
