import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rm, rmdir, stat, unlink } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { FileExistsError, type FileStore, type StoredFile, StoreError } from "./store.ts";

const DRAFT = ".draft";

/** A store in a folder. A file appears whole or not at all: it is written to a temporary name and then linked. */
export function folderStore(folder: string): FileStore {
  return {
    create: (key, contents) => create(join(folder, key), key, contents),
    read: (key) => orMissing(key, () => readFile(join(folder, key))),
    list: (prefix) => list(folder, prefix),
    remove: (key) => remove(folder, key),
  };
}

async function create(path: string, key: string, contents: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}${DRAFT}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(draft, contents);
    await link(draft, path);
  } catch (cause) {
    if (codeOf(cause) !== "EEXIST")
      throw new StoreError(`${key} cannot be stored (${codeOf(cause)})`, { cause });
    if (!(await readFile(path)).equals(contents))
      throw new FileExistsError(`${key} exists with other contents`);
  } finally {
    await rm(draft, { force: true }).catch(() => {}); // the folder itself may be gone
  }
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

async function list(folder: string, prefix: string): Promise<StoredFile[]> {
  const entries =
    (await orMissing(prefix, () =>
      readdir(join(folder, prefix), { recursive: true, withFileTypes: true }),
    )) ?? [];
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(DRAFT))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => ({
      key: relative(folder, path).split(sep).join("/"),
      at: (await stat(path)).mtime,
    })),
  );
}

/** Removes the file, and folders that become empty. */
async function remove(folder: string, key: string): Promise<void> {
  await rm(join(folder, key), { force: true });
  for (let parent = dirname(key); parent !== "."; parent = dirname(parent)) {
    if (
      !(await rmdir(join(folder, parent)).then(
        () => true,
        () => false,
      ))
    )
      return;
  }
}

async function orMissing<T>(key: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (cause) {
    if (codeOf(cause) === "ENOENT" || codeOf(cause) === "ENOTDIR") return undefined;
    throw new StoreError(`${key} cannot be read (${codeOf(cause)})`, { cause });
  }
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? error);
