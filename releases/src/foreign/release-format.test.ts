import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { UNSTAMPED } from "@lagom/shared/build/release-name";
import { expect, it } from "vitest";
import { z } from "zod";
import { BuildRecord } from "./build-record.ts";

const read = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url)), "utf8");

it("docs/release-format.schema.json is what the command takes", async () => {
  expect(JSON.parse(await read("release-format.schema.json"))).toEqual(
    z.toJSONSchema(BuildRecord, { io: "input" }),
  );
});

it("docs/release-format.md explains each field of the record, and what stands for the id", async () => {
  const text = await read("release-format.md");
  const explained = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field);
  expect(explained.sort()).toEqual(Object.keys(BuildRecord.shape).sort());
  expect(text).toContain(`\`${UNSTAMPED}\``);
});
