import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

const run = promisify(execFile);
/** Resolves modules as Node does, then as the product does, and loads those of drizzle-orm. */
const SCRIPT = `
const names = ["drizzle-orm", "drizzle-orm/pg-core", "drizzle-orm/node-postgres", "zod", "@lagom/shared/text/languages",
  "./src/platform/config.ts"];
const found = () => [...names, ...names].map((name) => import.meta.resolve(name));
const before = found();
await import(${JSON.stringify(new URL("quick-imports.mjs", `file://${root}/`).href)});
const [{ sql }, { PgDialect }] = await Promise.all(names.slice(0, 2).map((name) => import(name)));
console.log(JSON.stringify({ before, after: found(), text: new PgDialect().sqlToQuery(sql\`select 1\`).sql }));
`;

test("with quick imports, modules are those that Node finds, and the classes of one of drizzle-orm are known to the others", async () => {
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", SCRIPT], {
    cwd: `${root}/server`,
  });
  const { before, after, text } = JSON.parse(stdout);
  expect(after).toEqual(before);
  expect(text).toBe("select 1");
});
