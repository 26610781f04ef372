import { folderStore } from "./folder-store.ts";
import type { S3Options } from "./s3-store.ts";
import type { FileStore } from "./store.ts";

/** The settings of `S3_…`. */
export type S3Settings = Pick<S3Options, "endpoint" | "region" | "accessKeyId" | "secretAccessKey">;

/**
 * Opens the store that a setting names: a folder, or `s3://bucket/prefix`. The bucket's client is loaded only where it is used.
 * @param onNotice told in words what the operator should know of the store
 */
export async function openStore(
  location: string,
  settings: S3Settings,
  onNotice: (text: string) => void,
): Promise<FileStore> {
  const [, bucket, prefix = ""] = location.match(/^s3:\/\/([^/]+)(?:\/(.*?)\/*)?$/) ?? [];
  if (!bucket) return folderStore(location);
  const { s3Store } = await import("./s3-store.ts");
  return s3Store({ ...settings, bucket, prefix: prefix ? `${prefix}/` : "", onNotice });
}
