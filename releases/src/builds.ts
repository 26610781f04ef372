import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEPLOYABLES, type Deployable } from "@lagom/shared/remote";
import { build } from "./build.ts";
import { builtFolder } from "./build-all.ts";
import { releaseId } from "./release-id.ts";

/** Builds of a checkout, made one at a time in temporary folders that `close` removes. */
export interface Builds {
  /**
   * The folder of a build, which is made unless it has been begun already.
   * @throws BuildError
   */
  take(deployable: Deployable, id: string): Promise<string>;
  /** Begins to build the shell and every area, for a start that knows that it will need them all. */
  begin(): Promise<void>;
  /** Ends the build that is being made. */
  close(): Promise<void>;
}

interface Options {
  /** The checkout to build. */
  root: string;
  /** A folder of releases built beforehand by `buildAll`, which are taken instead of being built here. */
  built?: string | undefined;
  onProgress: (text: string) => void;
}

export function openBuilds({ root, built, onProgress }: Options): Builds {
  const ended = new AbortController();
  const builds = new Map<string, Promise<string>>();
  const folders: string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function make(deployable: Deployable, id: string): Promise<string> {
    ended.signal.throwIfAborted();
    const ready = built && builtFolder(built, deployable, id);
    if (ready && (await exists(ready))) return ready;
    onProgress(`building ${deployable} (${id})`);
    const folder = await mkdtemp(join(tmpdir(), `lagom-${deployable}-`));
    folders.push(folder);
    await build(root, deployable, id, folder, { signal: ended.signal });
    return folder;
  }

  function take(deployable: Deployable, id: string): Promise<string> {
    const key = `${deployable} ${id}`;
    const begun = builds.get(key);
    if (begun) return begun;
    const folder = last.then(() => make(deployable, id));
    builds.set(key, folder);
    last = folder.catch(() => {});
    return folder;
  }

  return {
    take,
    async begin() {
      for (const deployable of DEPLOYABLES) {
        // Whoever takes it hears of a failure.
        take(deployable, await releaseId(root, deployable)).catch(() => {});
      }
    },
    async close() {
      ended.abort();
      await last;
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
