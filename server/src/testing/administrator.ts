import { eq } from "drizzle-orm";
import { users } from "../schema/users.table.ts";
import type { TestApi } from "./api.ts";
import { type TestUser, type TokenClaims, testUser } from "./tokens.ts";

/** A signed-in administrator of a test, or an operator. */
export async function testAdministrator(
  { app, database }: TestApi,
  role: "admin" | "operator" = "admin",
  claims: TokenClaims = {},
): Promise<TestUser> {
  const user = await testUser(claims);
  await app.inject({ url: "/api/user/me", headers: user.headers });
  await database.db.update(users).set({ role }).where(eq(users.id, user.id));
  return user;
}
