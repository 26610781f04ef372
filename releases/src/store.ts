/** A store of release files, which are created and never overwritten. */
export interface FileStore {
  /**
   * Creates a file, whole or not at all. Creating the same file again is allowed.
   * @throws FileExistsError if another file has this name, StoreError if the store cannot be reached
   */
  create(key: string, contents: Uint8Array): Promise<void>;
  /**
   * The contents of a file, or undefined where there is none.
   * @throws StoreError when the store cannot be reached
   */
  read(key: string): Promise<Uint8Array | undefined>;
  /** The files whose keys begin with a folder's name, with the time they were created. */
  list(prefix: string): Promise<StoredFile[]>;
  /** Removes a file; does nothing if there is none. */
  remove(key: string): Promise<void>;
}

export interface StoredFile {
  key: string;
  at: Date;
}

/** A file of that name with other contents already exists. */
export class FileExistsError extends Error {
  override name = "FileExistsError";
}

/** The store failed. */
export class StoreError extends Error {
  override name = "StoreError";
}
