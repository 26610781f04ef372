import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { SHARING_FILE } from "@lagom/shared/build/report-sharing";
import type { Deployable } from "@lagom/shared/remote";
import { z } from "zod";
import { incomplete } from "./gate/record-check.ts";
import { ReleaseRecord } from "./record.ts";
import { integrityOf } from "./store-key.ts";

/** The parts of the bundler's manifest that a record needs. */
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
const Sharing = ReleaseRecord.pick({ ranges: true, names: true, tags: true, stored: true });
const Loads = z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }));

/** Build reports, whose contents go into the record. */
const REPORTS = /^(mf-manifest|mf-stats|loads-main|loads-boot|sharing)\.json$/;

interface Origin {
  revision: string | null;
  author: string;
}

/**
 * Describes a finished build: the hash of every file, and what each page loads.
 * @throws ZodError or Error if a page, or a file it names, is missing
 */
export async function describe(
  deployable: Deployable,
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
    deployable,
    id,
    files,
    entry: deployable === "shell" ? null : "entry.js",
    exposes: deployable === "shell" ? await shellLoads(folder) : await areaLoads(folder),
    ...Sharing.parse(JSON.parse(await readFile(join(folder, SHARING_FILE), "utf8"))),
    ...origin,
    created_at: new Date().toISOString(),
  });
  const [problem] = incomplete(record);
  if (problem) throw new Error(`Release ${id} of ${deployable}: ${problem}`);
  return record;
}

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
