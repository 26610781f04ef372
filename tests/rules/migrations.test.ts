import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

const FOLDER = `${root}/server/migrations`;
/** Earlier migrations ran when there was only one process. */
const FIRST = "0018";
/** Statements that would break processes of the previous version. */
const BREAKING =
  /\b(drop\s+(table|column|schema)|rename\s+(to|column)|set\s+not\s+null|alter\s+column\s+\S+\s+(set\s+data\s+)?type)\b/i;
/** Migrations that may do more than add, and why. */
const KNOWN: Readonly<Record<string, string>> = {
  "0023_wide_word_ids.sql": "no version before it was deployed, and the tables are small only until one is",
};

test("migrations only add, so that processes of the previous version keep working beside those that migrate", () => {
  const breaking = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".sql") && name >= FIRST && !(name in KNOWN))
    .filter((name) => BREAKING.test(readFileSync(`${FOLDER}/${name}`, "utf8")));
  expect(breaking).toEqual([]);
});

test("the check recognises breaking statements", () => {
  for (const statement of [
    'ALTER TABLE "a" DROP COLUMN "b";',
    'ALTER TABLE "a" RENAME TO "b";',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text;',
  ])
    expect(BREAKING.test(statement)).toBe(true);
  expect(BREAKING.test('ALTER TABLE "a" ADD COLUMN "b" smallint DEFAULT 100 NOT NULL;')).toBe(false);
});
