import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { users } from "../../schema/users.table.ts";
import { type PersonalData, selectRows } from "./personal-data.ts";

/** Characters that are written at once: a stream's turn costs more than a row. */
const CHUNK = 64 * 1024;

/**
 * Streams everything stored about a user as JSON, so that the size costs no memory.
 * @param account what the auth service stores about the user
 * @param features what each feature stores about the user
 */
export function exportUser(
  db: Db,
  userId: string,
  account: object | null,
  features: readonly PersonalData[],
): Readable {
  return Readable.from(written(db, userId, account, features), { objectMode: false });
}

async function* written(db: Db, userId: string, account: object | null, features: readonly PersonalData[]) {
  yield `{"exported_at":${JSON.stringify(new Date())},"account":${JSON.stringify(account)}`;
  yield* list("user", selectRows(db, userId, users, eq(users.id, userId)));
  for (const { exported = {} } of features) {
    for (const [name, rows] of Object.entries(exported)) yield* list(name, rows(db, userId));
  }
  yield "}\n";
}

async function* list(name: string, rows: AsyncIterable<object>) {
  yield `,"${name}":[`;
  let text = "";
  let separator = "\n";
  for await (const row of rows) {
    text += separator + JSON.stringify(row);
    separator = ",\n";
    if (text.length < CHUNK) continue;
    yield text;
    text = "";
  }
  yield `${text}]`;
}
