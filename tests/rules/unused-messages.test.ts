import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

const read = (path: string) => readFileSync(`${root}/${path}`, "utf8");
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((path) => !/node_modules|\.test\.|\/messages\//.test(path));

/** The names in a file of messages, of groups too. */
function namesIn(path: string, text: string): string[] {
  const names: string[] = [];
  new Visitor({
    Property({ key }) {
      names.push(key.type === "Literal" ? String(key.value) : text.slice(key.start, key.end));
    },
  }).visit(parseSync(path, text).program);
  return names;
}

/** Names that no code mentions: neither spelt out, nor as a key of data that chooses a message. */
function unmentioned(names: readonly string[], code: string): string[] {
  const mentioned = new Set(code.match(/[\w-]+/g));
  return names.filter((name) => !mentioned.has(name));
}

test("every message is used by its package", () => {
  // Keys of data, such as a category or an entry of the log, come from the contract and the release service.
  const contract = sources("{shared/contract,shared/text,releases/src}/**/*.ts").map(read).join("\n");
  const files = globSync("{{shell,mf-*,server}/src,shared}/messages/{en.ts,en/**/*.ts}", { cwd: root });
  expect(files.length).toBeGreaterThan(0);
  const unused = files.flatMap((path) => {
    const owner = path.split("/")[0];
    // Every package may read those with an exact wording.
    const users = owner === "shared" ? "{shared,{shell,mf-*,server}/src}" : `${owner}/src`;
    const code = sources(`${users}/**/*.{ts,tsx}`).map(read).join("\n");
    return unmentioned(namesIn(path, read(path)), `${code}\n${contract}`).map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test("the check finds a message, a group and a quoted name that no code mentions", () => {
  const text =
    'export const messages = { feed: { title: "News", "read-on": "Go on" }, old: { gone: "Gone" } };';
  const code = 'strings.feed.title; strings.feed[done ? "title" : "read"]';
  expect(unmentioned(namesIn("en.ts", text), code)).toEqual(["read-on", "old", "gone"]);
});
