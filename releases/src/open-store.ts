import { folderStore } from "./folder-store.ts";
import type { S3Options } from "./s3-store.ts";
import type { FileStore } from "./store.ts";

/** The `S3_…` settings. */
export type S3Settings = Pick<S3Options, "endpoint" | "region" | "accessKeyId" | "secretAccessKey">;

/**
 * Opens the store that a setting names: a folder, or `s3://bucket/prefix`. The S3 client is only loaded when it is used.
 * @param onNotice called with anything the operator should know about the store
 */
export async function openStore(
  location: string,
  settings: S3Settings,
  onNotice: (text: string) => void,
): Promise<FileStore> {
  const [bucket, ...folders] = location.startsWith("s3://") ? location.slice("s3://".length).split("/") : [];
  if (!bucket) return folderStore(location);
  const { s3Store } = await import("./s3-store.ts");
  const prefix = folders.filter(Boolean).map((folder) => `${folder}/`);
  return s3Store({ ...settings, bucket, prefix: prefix.join(""), onNotice });
}
