import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();
const add = ({ headers }: TestUser, payload: object) =>
  api.app.inject({ method: "POST", url: "/api/user/texts", headers, payload });

/** Another person does not use a processor up, over all the seconds that the preparation rests. */
const BETWEEN_CALLS_MS = 200;

describe("the worst text that the limits allow", () => {
  // At the same time, since most of it is resting.
  it.concurrent.for([
    ["one sentence without an end", "слово ".repeat(24_900)],
    ["letters without a space", "漢".repeat(40_000)],
    ["quotation marks after a point", `.${'"'.repeat(100)}`.repeat(1400)],
  ])("leaves room for the calls of others: %s", async ([, text], { expect }) => {
    const other = await testUser();
    let answered = 0;
    let adding = true;
    const added = add(await testUser(), { text, language: "ja" }).finally(() => {
      adding = false;
    });
    while (adding) {
      const { statusCode } = await api.app.inject({ url: "/api/user/me", headers: other.headers });
      expect(statusCode).toBe(200);
      answered += 1;
      await setTimeout(BETWEEN_CALLS_MS);
    }
    expect((await added).statusCode).toBe(201);
    expect(answered).toBeGreaterThan(5);
  });

  it.each([
    ["refused: a letter a line", "a\n".repeat(74_900), 400],
    ["taken: white space", `a${" ".repeat(149_998)}b`, 201],
  ])("is %s", async (_, text, status) => {
    expect((await add(await testUser(), { text })).statusCode).toBe(status);
  });
});
