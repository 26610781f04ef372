import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "../db/open.ts";

/** A fresh database with all tables, for one test file: on PGlite, or on PostgreSQL in the project of that name. */
export async function testDatabase(): Promise<Database> {
  const templateUrl = inject("templateUrl");
  return templateUrl ? copyOf(templateUrl) : openDatabase({ folder: null, image: inject("pgliteImage") });
}

async function copyOf(templateUrl: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = new URL(templateUrl).pathname.slice(1);
  const urlOf = (database: string) => templateUrl.replace(`/${template}?`, `/${database}?`);
  await administer(urlOf("postgres"), `create database ${name} template ${template}`);
  return openDatabase({ url: urlOf(name) });
}

/** Runs one statement outside of any test database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
