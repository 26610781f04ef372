import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { reasonOf } from "../../texts/feeds/polite-fetch.ts";
import type { Database } from "../database/open.ts";
import { describeError } from "./describe-error.ts";

const SECRET = "ada@example.com wrote this";
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const failureOf = (query: SQL): Promise<unknown> =>
  database.db.execute(query).then(
    () => expect.unreachable("the query did not fail"),
    (error: unknown) => error,
  );

const insert = (slug: string | null) =>
  sql`insert into articles (slug, category, source_name, published_at) values (${slug}, ${SECRET}, ${SECRET}, now())`;

it.each([
  ["no table takes", "42P01", sql`insert into nowhere values (${SECRET})`],
  ["is there already", "23505", insert(SECRET)],
  ["leaves out a column", "23502", insert(null)],
  ["is of no such type", "22P02", sql`select ${SECRET}::int`],
])("tells of a row that %s what the database says, and not the row", async (_, code, query) => {
  await database.db.execute(sql`${insert(SECRET)} on conflict do nothing`);
  const error = await failureOf(query);
  expect(String(error)).toContain(SECRET);
  const described = describeError(error);
  expect(described).toMatchObject({
    code,
    message: expect.any(String),
    stack: expect.stringContaining("at "),
  });
  for (const told of [
    described,
    describeError(new Error("outside", { cause: error })),
    describeError(new AggregateError([error])),
    reasonOf(error),
  ]) {
    expect(JSON.stringify(told)).toContain(JSON.stringify(described.message).slice(1, -1));
    expect(JSON.stringify(told)).not.toContain("ada@");
  }
});

it("tells the cause of a failure, and nothing of the request that it carries", () => {
  const cause = Object.assign(new Error("ECONNREFUSED"), { code: "ECONNREFUSED", requestBody: SECRET });
  expect(describeError(new Error("The model failed", { cause }))).toEqual({
    type: "Error",
    message: "The model failed",
    stack: expect.stringContaining("describe-error.test.ts"),
    cause: { type: "Error", message: "ECONNREFUSED", code: "ECONNREFUSED", stack: expect.any(String) },
  });
});
