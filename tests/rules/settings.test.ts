import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Settings } from "@lagom/server/platform/config";
import { expect, test } from "vitest";

const read = (name: string) => readFile(fileURLToPath(new URL(`../../${name}`, import.meta.url)), "utf8");

test("the table in the README and .env.example list every setting, and no other", async () => {
  const known = Object.keys(Settings.shape).sort();
  const table = (await read("README.md")).split("## Settings")[1] ?? "";
  const named = table
    .split("\n")
    .flatMap((line) => line.match(/^\|[^|]+\|/)?.[0].match(/`[A-Z][A-Z0-9_]+`/g) ?? []);
  expect(named.map((name) => name.replaceAll("`", "")).sort()).toEqual(known);
  const example = (await read(".env.example")).match(/^(# )?[A-Z][A-Z0-9_]+(?==)/gm) ?? [];
  expect(example.map((name) => name.replace("# ", "")).sort()).toEqual(known);
});
