import { readEnvironment } from "@lagom/releases/environment";
import { beforeAll, beforeEach, expect } from "vitest";
import type { TestApi } from "./api.ts";
import { changeOver, storeRelease, testRelease, tokenFor } from "./releases.ts";

type Token = Awaited<ReturnType<typeof tokenFor>>;

/** A live shell, and for each test another live release of books; with the tokens of an operator and of the team of books. */
export function useReleases(api: TestApi) {
  process.env.CHROMIUM_PATH = "/nowhere"; // the browser's check has tests of its own, with real releases
  const tokens = {} as { operator: Token; team: Token };
  let last = 0;
  /** A release id that no test has used. */
  const newId = () => (++last).toString(16).padStart(12, "0");

  /** Stores a release and makes it live. */
  async function live(deployable: "shell" | "books" | "reader", facts = {}): Promise<string> {
    const release = testRelease(deployable, newId(), facts);
    await storeRelease(api, release);
    const done = await changeOver(api, tokens.operator.headers, {
      action: "promote",
      deployable,
      release: release.record.id,
    });
    expect(done.statusCode, done.body).toBe(200);
    return release.record.id;
  }

  beforeAll(async () => {
    tokens.operator = await tokenFor(api, "operator");
    tokens.team = await tokenFor(api, "books");
    await live("shell");
  }, 60_000);
  beforeEach(() => live("books"));

  return { tokens, newId, live, state: async () => (await readEnvironment(api.database.db)).document };
}
