import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where release files are kept: created only, never overwritten (design §4). */
export interface FileStore {
  /**
   * Creates a file.
   * @throws FileExistsError when another file stands there already
   */
  create(name: string, contents: Uint8Array): Promise<void>;
  /** The contents of a file, or undefined where there is none. */
  read(name: string): Promise<Uint8Array | undefined>;
}

/** A file of that name, with other contents, is there already. */
export class FileExistsError extends Error {
  override name = "FileExistsError";
}

/** A store in a folder. A file appears whole or not at all: it is written beside its place and linked into it. */
export function folderStore(folder: string): FileStore {
  return {
    async create(name, contents) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}.draft`;
      try {
        await writeWhole(draft, contents);
        await link(draft, path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
        if (!(await readFile(path)).equals(contents))
          throw new FileExistsError(`${name} exists with other contents`);
      } finally {
        await rm(draft, { force: true });
      }
    },
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
  };
}

async function writeWhole(path: string, contents: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(contents);
    await file.sync();
  } catch (error) {
    await unlink(path).catch(() => {});
    throw error;
  } finally {
    await file.close();
  }
}
