import webPush from "web-push";
import { serverKey } from "../../identity/auth/tokens/server-keys.queries.ts";
import { cachedFor } from "../../platform/cached-for.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";

/** The pair of keys by which push services know our messages (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const FRESH_MS = 60_000;

/** Reads the keys that the settings name, else those in the database, at most once a minute. */
export function createPushKeys(db: Db, config: Config): () => Promise<PushKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SIGNING_KEY_SECRET } = config;
  if (publicKey && privateKey) return async () => ({ publicKey, privateKey });
  return cachedFor(FRESH_MS, async () =>
    read(await serverKey(db, "push", () => written(webPush.generateVAPIDKeys()), SIGNING_KEY_SECRET)),
  );
}

const written = ({ publicKey, privateKey }: PushKeys) => `${publicKey} ${privateKey}`;

function read(text: string): PushKeys {
  const [publicKey = "", privateKey = ""] = text.split(" ");
  return { publicKey, privateKey };
}
