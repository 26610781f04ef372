import { randomUUID } from "node:crypto";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { FileExistsError, type FileStore, type StoredFile, StoreError } from "./store.ts";

export interface S3Options {
  bucket: string;
  /** Prefix of every key; empty or ending in `/`. */
  prefix: string;
  /** For services other than AWS, for instance `https://minio.example:9000`. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  /** Called once, with a message, if the bucket does not support conditional writes. */
  onNotice: (text: string) => void;
}

const REQUEST_MS = 30_000;
const CONNECT_MS = 5_000;
const TRIES = 3;

/**
 * A store in an S3-compatible bucket. Objects are created with `If-None-Match: *`; if the bucket does not support that, the object
 * is read before and after the write instead. S3 itself shows an object whole or not at all.
 */
export function s3Store(options: S3Options): FileStore {
  const client = clientOf(options);
  const { bucket: Bucket, prefix } = options;
  const call = <T>(key: string, does: string, send: () => Promise<T>): Promise<T> =>
    send().catch((cause: unknown) => {
      throw new StoreError(`${key} cannot be ${does} (${nameOf(cause)})`, { cause });
    });
  const put = (key: string, Body: Uint8Array) =>
    client.send(new PutObjectCommand({ Bucket, Key: prefix + key, Body, IfNoneMatch: "*" }));
  const remove = async (key: string): Promise<void> => {
    await call(key, "removed", () => client.send(new DeleteObjectCommand({ Bucket, Key: prefix + key })));
  };
  const read = (key: string) =>
    call(key, "read", async () => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + key }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    });

  let conditional: Promise<boolean> | undefined;
  /** Writes a probe file twice: a bucket that accepts the second write does not support conditional writes. */
  const isConditional = async (): Promise<boolean> => {
    const probe = `probe-${randomUUID()}`;
    try {
      await put(probe, Buffer.from("1"));
      const refused = await put(probe, Buffer.from("2")).then(
        () => false,
        (error: unknown) => isTaken(error),
      );
      if (!refused)
        options.onNotice(`RELEASE_STORE: ${Bucket} has no conditional write; files are read back`);
      return refused;
    } finally {
      await remove(probe);
    }
  };

  const assertSame = async (key: string, contents: Uint8Array): Promise<boolean> => {
    const stored = await read(key);
    if (!stored) return false;
    if (Buffer.compare(stored, contents) === 0) return true;
    throw new FileExistsError(`${key} exists with other contents`);
  };

  return {
    async create(key, contents) {
      conditional ??= call(key, "stored", isConditional);
      conditional.catch(() => {
        conditional = undefined;
      });
      if (!(await conditional) && (await assertSame(key, contents))) return;
      const created = await call(key, "stored", () =>
        put(key, contents).then(
          () => true,
          (error: unknown) => {
            if (isTaken(error)) return false;
            throw error;
          },
        ),
      );
      if (created && (await conditional)) return;
      if (!(await assertSame(key, contents))) throw new StoreError(`${key} was stored and is not there`);
    },
    read,
    list: (under) => call(under, "listed", () => listAll(client, Bucket, prefix, under)),
    remove,
  };
}

function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Options): S3Client {
  return new S3Client({
    region,
    maxAttempts: TRIES,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { requestTimeout: REQUEST_MS, connectionTimeout: CONNECT_MS },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}

async function listAll(
  client: S3Client,
  Bucket: string,
  prefix: string,
  under: string,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket,
        Prefix: prefix + under,
        ...(ContinuationToken ? { ContinuationToken } : {}),
      }),
    );
    for (const { Key = "", LastModified } of page.Contents ?? []) {
      files.push({ key: Key.slice(prefix.length), at: LastModified ?? new Date() });
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return files;
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** 412: the object already exists; 409: another write to it is in progress. */
const isTaken = (error: unknown) => [409, 412].includes(statusOf(error) ?? 0);

const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error));
