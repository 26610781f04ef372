import { jsonb, text, timestamp } from "drizzle-orm/pg-core";
import type { JWK } from "jose";
import { authSchema } from "./schema.table.ts";

/** A stored key: its private part in plain text, or encrypted (JWE) if the operator set a secret. */
export type StoredKey = JWK & { encrypted?: string };

/** ES256 keys: the newest signs, all verify, so adding a row rotates without signing anybody out. */
export const signingKeys = authSchema.table("signing_keys", {
  kid: text("kid").primaryKey(),
  privateJwk: jsonb("private_jwk").$type<StoredKey>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
