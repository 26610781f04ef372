import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { RECORD_FILE, releaseName, UNSTAMPED } from "@lagom/shared/build/release-name";
import { taken } from "@lagom/shared/build/sharing";
import { usedContract } from "@lagom/shared/build/used-contract";
import { type Area, EXPOSES } from "@lagom/shared/remote";
import semver from "semver";
import { pageProblems } from "../area-pages.ts";
import { unserved } from "../file-types.ts";
import { API_FILE, ApiShape } from "../gate/api-shape.ts";
import { globalStyles } from "../gate/style-check.ts";
import { parseJson } from "../parse-json.ts";
import { integrityOf } from "../store-key.ts";
import { BuildRecord, type Fault, readBuildRecord } from "./build-record.ts";
import { filesOf, isScript } from "./files-of.ts";

const SHARED = "@lagom/shared";
/** Makes the addresses of scripts, which browsers refuse as plain texts. */
const POLICY = /createPolicy\(\s*["'`]([\w-]+)["'`]/g;

/**
 * Checks a finished build of another toolchain without any server (docs/release-format.md).
 * @param area the one that it has to be of, if that is known
 * @returns the record of a build without fault, or its faults
 */
export async function checkBuild(folder: string, area?: string): Promise<BuildRecord | Fault[]> {
  const record = await readBuildRecord(folder, BuildRecord);
  if (Array.isArray(record)) return record;
  if (area && record.deployable !== area)
    return [{ field: "deployable", message: `is ${record.deployable}, not ${area}` }];
  const texts = new Map<string, string>();
  const faults = [...(await fileFaults(folder, record, texts)), ...pageFaults(record)];
  // What the files contain says nothing before they are the right ones.
  if (faults.length > 0) return faults;
  faults.push(...entryFaults(record, texts), ...contractFaults(record, texts), ...styleFaults(texts));
  return faults.length > 0 ? faults : record;
}

/** Whether the folder holds the very files of the record. @param texts gets those that the other checks look into */
async function fileFaults(
  folder: string,
  { files }: BuildRecord,
  texts: Map<string, string>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const fault = (name: string, message: string) => faults.push({ field: `files.${name}`, message });
  const there = await filesOf(folder);
  for (const name of there.filter((one) => !files[one]))
    fault(name, `is in the folder but not in ${RECORD_FILE}`);
  for (const [name, { integrity, bytes }] of Object.entries(files)) {
    if (!there.includes(name)) fault(name, "is not in the folder");
    else if ((await stat(join(folder, name))).size !== bytes)
      fault(name, `has not the ${bytes} bytes of ${RECORD_FILE}`);
    else {
      const contents = await readFile(join(folder, name));
      if (integrityOf(contents) !== integrity) fault(name, `has another hash than in ${RECORD_FILE}`);
      if (isScript(name) || name.endsWith(".css") || name === API_FILE) texts.set(name, contents.toString());
    }
  }
  for (const name of unserved(Object.keys(files))) fault(name, "is of a kind that is not served");
  return faults;
}

/** Whether each page of the area is there, with files that are. */
function pageFaults({ deployable, entry, exposes, files, pages: declared = [] }: BuildRecord): Fault[] {
  const own: readonly string[] = EXPOSES[deployable as Area] ?? [];
  const pages = [...new Set([...own, ...declared.map(({ page }) => page)])];
  const missing = pages.filter((page) => !exposes[page]);
  return [
    ...(pages.length > 0
      ? []
      : [{ field: "pages", message: `is missing: ${deployable} has no page otherwise` }]),
    ...pageProblems(deployable, declared).map((message) => ({ field: "pages", message })),
    ...(files[entry] ? [] : [{ field: "entry", message: `${entry} is not among the files` }]),
    ...missing.map((page) => ({
      field: `exposes.${page}`,
      message: `is missing: ${deployable} has such a page`,
    })),
    ...Object.entries(exposes).flatMap(([page, { scripts, styles }]) =>
      [...scripts, ...styles]
        .filter((name) => !files[name])
        .map((name) => ({ field: `exposes.${page}`, message: `${name} is not among the files` })),
    ),
  ];
}

/** Whether the entry can register the release, and whatever is loaded later be loaded. */
function entryFaults({ deployable, entry, files }: BuildRecord, texts: ReadonlyMap<string, string>): Fault[] {
  const name = releaseName(deployable, UNSTAMPED);
  const scripts = [...texts].filter(([file]) => isScript(file)).map(([, text]) => text);
  const policies = new Set(scripts.flatMap((text) => [...text.matchAll(POLICY)].map(([, policy]) => policy)));
  const later = [...texts.keys()].filter((file) => file !== entry && file !== API_FILE);
  const others = [...policies].filter((policy) => policy !== "lagom");
  const addsScripts = later.some(isScript);
  return [
    ...(texts.get(entry)?.includes(name)
      ? []
      : [{ field: "entry", message: `does not contain its global name ${name}` }]),
    ...(addsScripts && !policies.has("lagom")
      ? [
          {
            field: "entry",
            message:
              "makes no Trusted Types policy lagom, without which browsers refuse the scripts that it adds",
          },
        ]
      : []),
    ...others.map((policy) => ({
      field: "entry",
      message: `the Trusted Types policy ${policy} is not allowed, only lagom is`,
    })),
    ...later
      .filter((file) => !scripts.some((text) => text.includes(files[file]?.integrity ?? "")))
      .map((file) => ({
        field: `files.${file}`,
        message: "no script holds its hash, without which it is not loaded",
      })),
  ];
}

/** Whether what it declares to use exists, and whether its scripts use calls and storage beyond that. */
function contractFaults(record: BuildRecord, texts: ReadonlyMap<string, string>): Fault[] {
  const { ranges, names, tags, stored } = record;
  const subpaths = new Set(Object.keys(taken()));
  const scripts = [...texts].filter(([file]) => isScript(file)).map(([, text]) => text);
  const used = usedContract(scripts);
  const api = ApiShape.safeParse(parseJson(texts.get(API_FILE) ?? ""));
  const calls = api.success ? Object.keys(tags).filter((call) => !api.data[call]) : [];
  const undeclared = (field: string, has: object, uses: object) =>
    Object.keys(uses)
      .filter((one) => !Object.hasOwn(has, one))
      .map((one) => ({ field: `${field}.${one}`, message: "is missing: a script contains it" }));
  return [
    ...Object.entries(ranges)
      .filter(([, range]) => !semver.validRange(range))
      .map(([name, range]) => ({ field: `ranges.${name}`, message: `${range} is no range of versions` })),
    ...(Object.keys(names).length > 0 && !ranges[SHARED]
      ? [{ field: `ranges.${SHARED}`, message: "is missing: names of it are declared" }]
      : []),
    ...Object.keys(names)
      .filter((subpath) => !subpaths.has(`${SHARED}/${subpath}`))
      .map((subpath) => ({ field: `names.${subpath}`, message: `${SHARED} shares no such module` })),
    ...undeclared("tags", tags, used.tags),
    ...undeclared("stored", stored, used.stored),
    ...(api.success ? [] : [{ field: `files.${API_FILE}`, message: "is missing, or describes no API" }]),
    ...calls.map((call) => ({ field: `tags.${call}`, message: `${API_FILE} does not describe this call` })),
  ];
}

const styleFaults = (texts: ReadonlyMap<string, string>): Fault[] =>
  [...texts]
    .filter(([name]) => name.endsWith(".css"))
    .flatMap(([name, css]) => globalStyles({ id: UNSTAMPED }, name, css))
    .map((text) => {
      const [name = "", ...rest] = text.split(": ");
      return { field: `files.${name}`, message: rest.join(": ") };
    });
