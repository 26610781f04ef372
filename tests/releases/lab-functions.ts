import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { changeEnvironment, LostRaceError, readEnvironment } from "@lagom/releases/environment";
import type { Change } from "@lagom/releases/environment-document";
import { folderStore } from "@lagom/releases/folder-store";
import { publish } from "@lagom/releases/publish";
import type { ReleaseRecord } from "@lagom/releases/record";
import { readRecord } from "@lagom/releases/records";
import { environment, releaseRecords } from "@lagom/releases/releases.table";
import { storeKey } from "@lagom/releases/store-key";
import { createAccount } from "@lagom/server/identity/auth/accounts";
import type { Database } from "@lagom/server/platform/database/open";
import { makeToken } from "@lagom/server/releases/release-tokens.queries";
import { releaseReports } from "@lagom/server/schema/release-reports.table";
import { type Role, users } from "@lagom/server/schema/users.table";
import type { Area, Deployable } from "@lagom/shared/remote";
import { and, eq } from "drizzle-orm";
import { alteredCopy } from "./altered-copy.ts";
import { type Breakage, breakText, missingFiles } from "./breakages.ts";
import { buildOfOtherSources, type OtherSources } from "./other-sources.ts";
import type { Template } from "./templates.ts";

interface Options {
  database: Database;
  /** The folder of the release store. */
  releases: string;
  templates: ReadonlyMap<Deployable, Template>;
  /** The web host, once it is serving. */
  web(): string | undefined;
}

/** The functions of a lab for tests; each call runs in the process of the product. */
export function labFunctions({ database, releases, templates, web }: Options) {
  const { db } = database;
  const store = folderStore(releases);
  const goods = new Map<Deployable, Promise<string>>();
  async function pathOf(deployable: Deployable, id: string, name: string): Promise<string> {
    const file = (await readRecord(db, deployable, id))?.files[name];
    if (!file) throw new Error(`Release ${id} of ${deployable} has no file ${name}`);
    return join(releases, storeKey(deployable, id, name, file.integrity));
  }

  /** Waits until documents name a revision: a busy host serves the previous one rather than a late reply. */
  async function served(revision: number): Promise<void> {
    const address = web();
    while (address) {
      const current = await (await fetch(`${address}/releases/current.json`)).json();
      if (current.revision >= revision) return;
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

  /** Publishes another release of a deployable, with this breakage. @returns its id */
  async function make(deployable: Deployable, breakage?: Breakage): Promise<string> {
    const template = templates.get(deployable);
    if (!template) throw new Error(`There is no template of ${deployable}`);
    return publishCopy(template, breakage);
  }

  async function publishCopy(template: Template, breakage?: Breakage): Promise<string> {
    const { deployable } = template.record;
    const id = randomBytes(6).toString("hex");
    const { record, files } = await alteredCopy(template.folder, template.record, id, (text, name) =>
      breakText(breakage, text, name),
    );
    const folder = join(releases, "..", "copies", id);
    for (const [name, contents] of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), contents);
    }
    await publish(db, store, folder, record);
    await rm(folder, { recursive: true });
    for (const name of missingFiles(breakage, files)) await rm(await pathOf(deployable, id, name));
    if (breakage === "record") await spoilRecord(record);
    return id;
  }

  return {
    make,

    /** Publishes a release of an area that was built from other sources than today's. @returns its id */
    async makeFrom(area: Area, sources: OtherSources): Promise<string> {
      const folder = join(releases, "..", "builds", randomUUID());
      const id = await publishCopy(await buildOfOtherSources(area, folder, sources));
      await rm(folder, { recursive: true });
      return id;
    },

    /** A working release, the same one each time. */
    good(deployable: Deployable): Promise<string> {
      const made = goods.get(deployable) ?? make(deployable);
      goods.set(deployable, made);
      return made;
    },

    /** Makes a release live, or a canary for a share of browsers. @returns the revision */
    promote: (deployable: Deployable, to: string, percent: number | null = null) =>
      change({ action: "promote", deployable, to, percent }),

    rollback: (deployable: Deployable, to: string) => change({ action: "rollback", deployable, to }),

    /**
     * The files of an area's releases that a browser runs or applies: the page that loads each, whether at once or with its
     * late part (null for other chunks), and whether the entry contains its hash.
     */
    async files(area: Area) {
      const { folder = "", record } = templates.get(area) ?? {};
      const exposes = Object.entries(record?.exposes ?? {});
      const entry = await readFile(join(folder, "entry.js"), "utf8");
      const names = Object.keys(record?.files ?? {}).filter((name) => /\.(js|css)$/.test(name));
      return Promise.all(
        names.map(async (name) => {
          const [page] =
            exposes.find(([, loads]) => [...loads.scripts, ...loads.styles].includes(name)) ?? [];
          const late = /Late part of|--late-of/.test(await readFile(join(folder, name), "utf8"));
          const when = page || name === "entry.js" ? "at once" : late ? "late" : null;
          const hashed = name === "entry.js" || entry.includes(record?.files[name]?.integrity ?? "nothing");
          return { name, page: page ?? exposes[0]?.[0] ?? "", when, hashed };
        }),
      );
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
      const id = await createAccount({ database }, { ...account, fullName: "Lab", confirmed: true });
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
