import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import shared from "@lagom/shared/package.json" with { type: "json" };
import type { Unit } from "@lagom/shared/remote";
import { EXPOSES } from "@lagom/shared/remote";
import { z } from "zod";
import { ReleaseRecord } from "./record.ts";

/** The parts of the bundlers' own reports that a record needs. */
const Manifest = z.object({
  exposes: z.array(
    z.object({
      name: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});
const Loads = z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }));

/** Files of a build that no browser is served: reports, and source maps, which the store keeps for error reports. */
const REPORTS = /^(mf-manifest|mf-stats|loads-main|loads-boot)\.json$/;

interface Origin {
  revision: string | null;
  author: string;
}

/**
 * Describes a finished build: the hash of every file, and what each page loads.
 * @throws ZodError or Error when the build lacks a page or a file that it names
 */
export async function describe(
  unit: Unit,
  id: string,
  folder: string,
  origin: Origin,
): Promise<ReleaseRecord> {
  const files: ReleaseRecord["files"] = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
    if (!entry.isFile() || REPORTS.test(name)) continue;
    const contents = await readFile(join(folder, name));
    files[name] = { integrity: integrityOf(contents), bytes: contents.byteLength };
  }
  const record = ReleaseRecord.parse({
    unit,
    id,
    files,
    entry: unit === "shell" ? null : "entry.js",
    exposes: unit === "shell" ? await shellLoads(folder) : await areaLoads(folder),
    shared: unit === "shell" ? shared.version : `^${shared.version.split(".")[0]}.0.0`,
    ...origin,
    created_at: new Date().toISOString(),
  });
  assertWhole(record);
  return record;
}

/** The integrity of a file's contents, as `sha384-…`. */
export const integrityOf = (contents: Uint8Array): string =>
  `sha384-${createHash("sha384").update(contents).digest("base64")}`;

async function areaLoads(folder: string): Promise<ReleaseRecord["exposes"]> {
  const { exposes } = Manifest.parse(JSON.parse(await readFile(join(folder, "mf-manifest.json"), "utf8")));
  return Object.fromEntries(
    exposes.map(({ name, assets }) => [name, { scripts: assets.js.sync, styles: assets.css.sync }]),
  );
}

async function shellLoads(folder: string): Promise<ReleaseRecord["exposes"]> {
  const loads = async (build: string) =>
    Loads.parse(JSON.parse(await readFile(join(folder, `loads-${build}.json`), "utf8")));
  return { ...(await loads("boot")), ...(await loads("main")) };
}

function assertWhole(record: ReleaseRecord): void {
  const pages: readonly string[] = record.unit === "shell" ? ["main", "boot"] : EXPOSES[record.unit];
  for (const page of pages) {
    if (!record.exposes[page]) throw new Error(`Release ${record.unit} ${record.id} exposes no ${page}`);
  }
  const named = Object.values(record.exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  for (const name of record.entry ? [record.entry, ...named] : named) {
    if (!record.files[name]) throw new Error(`Release ${record.unit} ${record.id} lacks the file ${name}`);
  }
}
