import { pgSchema } from "drizzle-orm/pg-core";

/** The embedded auth server's own schema; no other module joins into it. */
export const authSchema = pgSchema("auth");
