/** Where release files are kept: created only, never overwritten. */
export interface FileStore {
  /**
   * Creates a file, whole or not at all. The same file may be created again.
   * @throws FileExistsError when another file stands there already, StoreError when the store cannot be reached
   */
  create(key: string, contents: Uint8Array): Promise<void>;
  /**
   * The contents of a file, or undefined where there is none.
   * @throws StoreError when the store cannot be reached
   */
  read(key: string): Promise<Uint8Array | undefined>;
  /** The files whose keys begin with a folder's name, with the time they were created. */
  list(prefix: string): Promise<StoredFile[]>;
  /** Removes a file; none there is no failure. */
  remove(key: string): Promise<void>;
}

export interface StoredFile {
  key: string;
  at: Date;
}

/** A file of that name, with other contents, is there already. */
export class FileExistsError extends Error {
  override name = "FileExistsError";
}

/** The store did not do what it was asked. */
export class StoreError extends Error {
  override name = "StoreError";
}
