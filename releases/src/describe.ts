import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { releaseName } from "@lagom/shared/build/release-name";
import { SHARING_FILE } from "@lagom/shared/build/report-sharing";
import { type Deployable, PAGES_FILE } from "@lagom/shared/remote";
import { z } from "zod";
import { AreaPages } from "./area-pages.ts";
import { incomplete } from "./gate/record-check.ts";
import { parseJson } from "./parse-json.ts";
import { ReleaseRecord } from "./record.ts";
import { integrityOf } from "./store-key.ts";

/** The parts of the bundler's manifest that a record needs. */
const Manifest = z.object({
  name: z.string(),
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

const MANIFEST_FILE = "mf-manifest.json";
/** Build reports, whose contents go into the record. */
const REPORTS = /^(mf-manifest|mf-stats|loads-main|loads-boot|sharing|pages)\.json$/;

/** A folder that holds no build of a deployable as `build` makes it; the message says what is missing or wrong. */
export class ForeignBuildError extends Error {
  override name = "ForeignBuildError";
}

interface Origin {
  revision: string | null;
  author: string;
}

/**
 * Describes a finished build: the hash of every file, and what each page loads.
 * @throws ForeignBuildError if the folder holds no such build, or a page, or a file it names, is missing
 */
export async function describe(
  deployable: Deployable,
  id: string,
  folder: string,
  origin: Origin,
): Promise<ReleaseRecord> {
  try {
    return await described(deployable, id, folder, origin);
  } catch (error) {
    if (!(error instanceof ForeignBuildError)) throw error;
    throw new ForeignBuildError(`${folder} holds no build of ${deployable} ${id}: ${error.message}`);
  }
}

async function described(
  deployable: Deployable,
  id: string,
  folder: string,
  origin: Origin,
): Promise<ReleaseRecord> {
  // Reports come first: a folder without them, which may be a whole disk, is not read through.
  const exposes = deployable === "shell" ? await shellLoads(folder) : await areaLoads(folder, deployable, id);
  const sharing = await readReport(folder, SHARING_FILE, Sharing);
  const pages = existsSync(join(folder, PAGES_FILE)) && (await readReport(folder, PAGES_FILE, AreaPages));
  const files: ReleaseRecord["files"] = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
    if (!entry.isFile() || REPORTS.test(name)) continue;
    const contents = await readFile(join(folder, name));
    files[name] = { integrity: integrityOf(contents), bytes: contents.byteLength };
  }
  const record = ReleaseRecord.safeParse({
    deployable,
    id,
    files,
    entry: deployable === "shell" ? null : "entry.js",
    exposes,
    ...(pages && { pages }),
    ...sharing,
    ...origin,
    created_at: new Date().toISOString(),
  });
  if (!record.success) throw new ForeignBuildError(firstIssue(record.error));
  const [problem] = incomplete(record.data);
  if (problem) throw new ForeignBuildError(problem);
  return record.data;
}

async function areaLoads(folder: string, area: string, id: string): Promise<ReleaseRecord["exposes"]> {
  const { name, exposes } = await readReport(folder, MANIFEST_FILE, Manifest);
  const meant = releaseName(area, id);
  if (name !== meant) throw new ForeignBuildError(`it was built as ${name}, these sources build ${meant}`);
  return Object.fromEntries(
    exposes.map(({ name: page, assets }) => [page, { scripts: assets.js.sync, styles: assets.css.sync }]),
  );
}

async function shellLoads(folder: string): Promise<ReleaseRecord["exposes"]> {
  const loads = (build: string) => readReport(folder, `loads-${build}.json`, Loads);
  return { ...(await loads("boot")), ...(await loads("main")) };
}

/** Reads a report that our build writes. @throws ForeignBuildError */
async function readReport<T>(folder: string, name: string, kind: z.ZodType<T>): Promise<T> {
  const text = await readFile(join(folder, name), "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "ENOENT" && cause.code !== "ENOTDIR") throw cause;
    throw new ForeignBuildError(`it has no ${name}, which our build writes (docs/teams.md)`);
  });
  const report = kind.safeParse(parseJson(text));
  if (report.success) return report.data;
  throw new ForeignBuildError(`its ${name} is not as our build writes it: ${firstIssue(report.error)}`);
}

function firstIssue({ issues: [issue] }: z.ZodError): string {
  const what = issue?.code === "invalid_key" ? issue.issues[0]?.message : issue?.message;
  return [...(issue?.path.length ? [issue.path.join(".")] : []), what].join(": ");
}
