import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { changeEnvironment, LostRaceError, readEnvironment } from "@lagom/releases/environment";
import type { Change } from "@lagom/releases/environment-document";
import { AT_ONCE, inTurns } from "@lagom/releases/in-turns";
import { insertPreview } from "@lagom/releases/previews";
import { writeRecord } from "@lagom/releases/publish";
import type { ReleaseRecord } from "@lagom/releases/record";
import { readRecord } from "@lagom/releases/records";
import { environment, releaseRecords } from "@lagom/releases/releases.table";
import { storeKey } from "@lagom/releases/store-key";
import { createAccount } from "@lagom/server/identity/auth/accounts";
import type { Config } from "@lagom/server/platform/config";
import type { Database } from "@lagom/server/platform/database/open";
import { makeToken } from "@lagom/server/releases/release-tokens.queries";
import { releaseReports } from "@lagom/server/schema/release-reports.table";
import { type Role, users } from "@lagom/server/schema/users.table";
import type { Area, Deployable } from "@lagom/shared/remote";
import { and, eq } from "drizzle-orm";
import { alteredCopy, type Copy, readBuild } from "./altered-copy.ts";
import { type Breakage, breakText, missingFiles } from "./breakages.ts";
import { buildOfOtherSources, type OtherSources } from "./other-sources.ts";
import type { Template } from "./templates.ts";

/** Where the hosts of a product are. */
export interface Addresses {
  web: string;
  api: string;
  auth: string;
}

interface Options {
  database: Database;
  config: Config;
  /** The folder of the release store. */
  releases: string;
  templates: ReadonlyMap<Deployable, Template>;
  /** The addresses of the web hosts that are serving. */
  serving: readonly string[];
  /** Serves the same releases as in production, on ports of their own. */
  serveInProduction(): Promise<Addresses>;
}

/** The functions of a lab for tests; each call runs in the process of the product. */
export function labFunctions({ database, config, releases, templates, serving, serveInProduction }: Options) {
  const { db } = database;
  const builds = new Map<Deployable, Promise<Copy>>();
  let production: Promise<Addresses> | undefined;
  const goods = new Map<Deployable, Promise<string>>();
  async function pathOf(deployable: Deployable, id: string, name: string): Promise<string> {
    const file = (await readRecord(db, deployable, id))?.files[name];
    if (!file) throw new Error(`Release ${id} of ${deployable} has no file ${name}`);
    return join(releases, storeKey(deployable, id, name, file.integrity));
  }

  /** Waits until documents name a revision: a busy host serves the previous one rather than a late reply. */
  async function served(revision: number): Promise<void> {
    for (const address of serving) {
      let current = { revision: -1 };
      while (current.revision < revision)
        current = await (await fetch(`${address}/releases/current.json`)).json();
    }
  }

  async function change(given: Change): Promise<number> {
    for (;;) {
      try {
        const { revision } = await changeEnvironment(db, await readEnvironment(db), given, { who: "lab" });
        await served(revision);
        return revision;
      } catch (error) {
        if (!(error instanceof LostRaceError)) throw error;
      }
    }
  }

  function templateOf(deployable: Deployable): Template {
    const template = templates.get(deployable);
    if (!template) throw new Error(`There is no template of ${deployable}`);
    return template;
  }

  /** The build of a deployable, read once. */
  function buildOf(deployable: Deployable): Promise<Copy> {
    const { folder, record } = templateOf(deployable);
    const build = builds.get(deployable) ?? readBuild(folder, record);
    builds.set(deployable, build);
    return build;
  }

  /** Stores another release of a deployable, with this breakage. @returns its id */
  const make = async (deployable: Deployable, breakage?: Breakage): Promise<string> =>
    storeCopy(templateOf(deployable).folder, await buildOf(deployable), breakage);

  /** Stores a copy as publishing leaves it; files that do not differ from the build are links to its own. */
  async function storeCopy(folder: string, build: Copy, breakage?: Breakage): Promise<string> {
    const { deployable } = build.record;
    const id = randomBytes(6).toString("hex");
    const { record, files } = alteredCopy(build, id, (text, name) => breakText(breakage, text, name));
    await inTurns([...files], AT_ONCE, async ([name, contents]) => {
      const path = join(releases, storeKey(deployable, id, name, record.files[name]?.integrity ?? ""));
      await mkdir(dirname(path), { recursive: true });
      if (contents === build.files.get(name)) await link(join(folder, name), path);
      else await writeFile(path, contents);
    });
    await writeRecord(db, record);
    for (const name of missingFiles(breakage, files)) await rm(await pathOf(deployable, id, name));
    if (breakage === "record") await spoilRecord(record);
    return id;
  }

  return {
    make,

    /** Publishes a release of an area that was built from other sources than today's. @returns its id */
    async makeFrom(area: Area, sources: OtherSources): Promise<string> {
      const folder = join(releases, "..", "builds", randomUUID());
      const { record } = await buildOfOtherSources(area, folder, sources);
      const id = await storeCopy(folder, await readBuild(folder, record));
      await rm(folder, { recursive: true });
      return id;
    },

    /** A working release, the same one each time. */
    good(deployable: Deployable): Promise<string> {
      const made = goods.get(deployable) ?? make(deployable);
      goods.set(deployable, made);
      return made;
    },

    /** The addresses of hosts that serve the same releases as in production. */
    production(): Promise<Addresses> {
      production ??= serveInProduction();
      return production;
    },

    /** Makes a release live, or a canary for a share of browsers. @returns the revision */
    promote: (deployable: Deployable, to: string, percent: number | null = null) =>
      change({ action: "promote", deployable, to, percent }),

    /** Waits until documents show what a test has changed in another way than by these functions. */
    shown: async () => served((await readEnvironment(db)).revision),

    /** Makes a preview of a release. @returns the code of its link */
    async preview(area: Area, release: string): Promise<string> {
      return (await insertPreview(db, { area, release, days: 1, why: null, by: "lab" })).code;
    },

    rollback: (deployable: Deployable, to: string) => change({ action: "rollback", deployable, to }),

    /**
     * The files of an area's releases that a browser runs or applies: the page that loads each, whether at once or with its
     * late part (null for other chunks), and whether the entry contains its hash.
     */
    async files(area: Area) {
      const { record, files } = await buildOf(area);
      const exposes = Object.entries(record.exposes);
      const entry = String(files.get("entry.js"));
      const names = [...files.keys()].filter((name) => /\.(js|css)$/.test(name));
      return names.map((name) => {
        const [page] = exposes.find(([, loads]) => [...loads.scripts, ...loads.styles].includes(name)) ?? [];
        const late = /Late part of|--late-of/.test(String(files.get(name)));
        const when = page || name === "entry.js" ? "at once" : late ? "late" : null;
        const hashed = name === "entry.js" || entry.includes(record.files[name]?.integrity ?? "nothing");
        return { name, page: page ?? exposes[0]?.[0] ?? "", when, hashed };
      });
    },

    /** Resets the environment to an older revision, like a restored backup: with the same or another id. */
    async restoreBackup(revision: number, environmentId?: string): Promise<void> {
      await db.update(environment).set({ revision, ...(environmentId ? { environmentId } : {}) });
    },

    /** Leaves every deployable without a release to fall back to, until the next is made live. */
    async forgetFallbacks(): Promise<void> {
      const { document } = await readEnvironment(db);
      for (const state of Object.values(document.deployables)) state.previous = [];
      await db.update(environment).set({ document });
    },

    /** A user with a role and a confirmed address. @returns their session */
    async account(role: Role) {
      const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
      const id = await createAccount({ database, config }, { ...account, fullName: "Lab", confirmed: true });
      await db.insert(users).values({ id, email: account.email, role });
      return account;
    },

    /** A fresh token of the release service. */
    token: async (scope: "operator" | Area) =>
      (await makeToken(db, { name: randomUUID(), scope, by: "lab" })).token,

    /** The reports about a release in the health feed. */
    async reports(deployable: Deployable, release: string) {
      return db
        .select({
          outcome: releaseReports.outcome,
          failure: releaseReports.failure,
          shownInstead: releaseReports.shownInstead,
        })
        .from(releaseReports)
        .where(and(eq(releaseReports.deployable, deployable), eq(releaseReports.release, release)));
    },
  };

  /** A record without the hash of its entry, as in a manipulated store. */
  async function spoilRecord({ deployable, id, ...record }: ReleaseRecord): Promise<void> {
    const entry = record.entry ?? "";
    const files = { ...record.files, [entry]: { bytes: 0, integrity: "" } };
    await db
      .update(releaseRecords)
      .set({ record: { ...record, deployable, id, files } })
      .where(and(eq(releaseRecords.deployable, deployable), eq(releaseRecords.id, id)));
  }
}

type Functions = ReturnType<typeof labFunctions>;

/** A lab as a test sees it: its functions, called in the other process. */
export type LabCalls = {
  [N in keyof Functions]: (...given: Parameters<Functions[N]>) => Promise<Awaited<ReturnType<Functions[N]>>>;
};
