import { randomUUID } from "node:crypto";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import type { FastifyInstance } from "fastify";
import parse from "parse-prometheus-text-format";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildApi } from "../../hosts/api/build-api.ts";
import { buildWeb } from "../../hosts/web/build-web.ts";
import { buildAuth } from "../../identity/auth/app.ts";
import { testDatabase } from "../../testing/database.ts";
import { freePort } from "../../testing/free-port.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { readConfig } from "../config.ts";
import { connectDatabase, type Database } from "../database/open.ts";
import { createApp } from "./app.ts";
import { operatorRoutes } from "./operator.routes.ts";

const PROXY = "10.1.2.3";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4/;

let folder: string;
let database: Database;
const opened: FastifyInstance[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-operator-"));
  database = await testDatabase();
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/** The three hosts, over the database of this file or another. */
async function hosts(settings: Record<string, string> = {}, over = database) {
  const config = readConfig({ LOG_LEVEL: "silent", LAGOM_DATA: folder, ...settings });
  const deps = { config, database: over, store: folderStore(folder), verifyToken: verifyTestToken };
  const built = { web: await buildWeb(deps), api: await buildApi(deps), auth: buildAuth(deps) };
  opened.push(...Object.values(built));
  return built;
}

describe("every host", () => {
  it("takes the id of a request from a trusted proxy only, and only in its form", async () => {
    const settings = { TRUSTED_PROXIES: "10.0.0.0/8" };
    for (const app of Object.values(await hosts(settings))) {
      const idOf = async (id: string, remoteAddress: string, url = "/livez") =>
        (await app.inject({ url, remoteAddress, headers: { "x-request-id": id } })).headers["x-request-id"];
      expect(await idOf("lb_1.a-B", PROXY)).toBe("lb_1.a-B");
      expect(await idOf("lb_1.a-B", PROXY, "/%ff")).toBe("lb_1.a-B");
      expect(await idOf("a".repeat(128), PROXY)).toBe("a".repeat(128));
      expect(await idOf("lb_1.a-B", "192.0.2.1")).toMatch(UUID);
      for (const id of ["", "a".repeat(129), "a b", 'a"}', "å"]) expect(await idOf(id, PROXY)).toMatch(UUID);
    }
  });

  it("names its version, its newest migration, and on the web host what is live", async () => {
    const { web, api, auth } = await hosts({ LAGOM_REVISION: "f00ba4" });
    const known = {
      version: "1.0.0",
      revision: "f00ba4",
      migration: expect.stringMatching(/^\d{4}_[a-z_]+$/),
    };
    for (const app of [api, auth]) expect((await app.inject("/version")).json()).toEqual(known);
    // Nothing was released here.
    expect((await web.inject("/version")).json()).toEqual({ ...known, releases: null });
  });

  it("tells git's revision where no setting names one", async () => {
    const { api } = await hosts();
    expect((await api.inject("/version")).json().revision).toMatch(/^[0-9a-f]{40}$/);
  });
});

describe("/metrics", () => {
  const ask = async (app: FastifyInstance, headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
    (await app.inject({ url: "/metrics", headers, remoteAddress })).statusCode;

  it("answers this machine where no proxy is in between, and is unknown to others", async () => {
    for (const app of Object.values(await hosts())) {
      expect(await ask(app, {})).toBe(200);
      expect(await ask(app, {}, "::1")).toBe(200);
      expect(await ask(app, {}, "::ffff:127.0.0.1")).toBe(200);
      for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"]) {
        expect(await ask(app, { [name]: "127.0.0.1" })).toBe(404);
      }
      expect(await ask(app, {}, PROXY)).toBe(404);
    }
  });

  it("with a token answers whoever has it, and nobody else", async () => {
    const METRICS_TOKEN = randomUUID();
    for (const app of Object.values(await hosts({ METRICS_TOKEN }))) {
      expect(await ask(app, { authorization: `Bearer ${METRICS_TOKEN}` }, PROXY)).toBe(200);
      expect(await ask(app, { authorization: `Bearer ${METRICS_TOKEN}x` }, PROXY)).toBe(404);
      expect(await ask(app, {})).toBe(404);
    }
  });

  it("counts requests by pattern, whatever they name", async () => {
    const { api, auth } = await hosts();
    await api.inject("/api/user-words/check/some-word");
    await api.inject("/no/such/page");
    await auth.inject("/auth/v1/verify?token_hash=some-token&type=signup");
    const { body } = await api.inject("/metrics");
    const series = parse(body).find(({ name }) => name === "lagom_http_requests_total")?.metrics ?? [];
    const labels = series.map((one) => one.labels);
    for (const expected of [
      { host: "api", method: "GET", route: "/api/user-words/check/:word", status: "4xx" },
      { host: "api", method: "GET", route: "unmatched", status: "4xx" },
      { host: "auth", method: "GET", route: "/auth/v1/verify", status: "4xx" },
    ]) {
      expect(labels).toContainEqual(expected);
    }
    expect(body).not.toMatch(/some-|no\/such/);
  });
});

describe("/readyz", () => {
  it("on a full disk takes API and auth out where the database is embedded, and no host of pages", async () => {
    const data = await mkdtemp(join(folder, "full-"));
    const READY = { status: "ready", alive: true, database: "up", disk: "full" };
    // A write to it fails as on a full disk.
    const fill = () => symlink("/dev/full", join(data, "write-probe"));
    const ready = async (app: FastifyInstance) => {
      await fill();
      const reply = await app.inject("/readyz");
      return [reply.statusCode, reply.json()];
    };
    const embedded = await hosts({ LAGOM_DATA: data });
    expect(await ready(embedded.web)).toEqual([200, { ...READY, pages: "live" }]);
    for (const app of [embedded.api, embedded.auth]) {
      expect(await ready(app)).toEqual([503, { ...READY, status: "unavailable", pages: "not served" }]);
    }
    const separate = await hosts({ LAGOM_DATA: data, DATABASE_URL: "postgres://localhost/elsewhere" });
    expect(await ready(separate.api)).toEqual([200, { ...READY, pages: "not served" }]);
  });

  it("without a database and a copy of the pages no host is ready, but each is alive", async () => {
    const away = await connectDatabase({ url: `postgres://127.0.0.1:${await freePort()}/postgres` });
    for (const [name, app] of Object.entries(await hosts({}, away))) {
      expect((await app.inject("/livez")).statusCode).toBe(200);
      const reply = await app.inject("/readyz");
      expect([reply.statusCode, reply.json()]).toEqual([
        503,
        {
          status: "unavailable",
          alive: true,
          pages: name === "web" ? "none" : "not served",
          database: "away",
          disk: "writable",
        },
      ]);
      expect((await app.inject("/version")).json().migration).toBeNull();
      const { body } = await app.inject("/metrics");
      expect(body).toContain("# TYPE lagom_http_requests_total counter");
    }
    await away.close();
  });
});

it("an overloaded node still answers those that watch it", async () => {
  const config = readConfig({
    LOG_LEVEL: "silent",
    LAGOM_DATA: folder,
    STRICT_LIMITS: "true",
    MAX_EVENT_LOOP_DELAY_MS: "0.000001",
  });
  const app = await createApp({ config });
  opened.push(app);
  operatorRoutes(app, { host: "api", db: database.db, config });
  app.get("/work", () => "done");
  await vi.waitFor(async () => expect((await app.inject("/work")).statusCode).toBe(503), 20_000);
  for (const path of ["/livez", "/healthz", "/readyz", "/version", "/metrics"]) {
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
  }
  const statuses = new Set<number>();
  for (let i = 0; i < 610; i++) statuses.add((await app.inject("/livez")).statusCode);
  expect(statuses).toEqual(new Set([200]));
});

it("a node whose event loop stalls for less than the limit refuses nothing", async () => {
  const config = readConfig({
    LOG_LEVEL: "silent",
    LAGOM_DATA: folder,
    STRICT_LIMITS: "true",
    MAX_EVENT_LOOP_DELAY_MS: "60000",
  });
  const app = await createApp({ config });
  opened.push(app);
  app.get("/work", () => "done");
  await app.ready();
  for (let stall = 0; stall < 3; stall++) {
    for (const start = performance.now(); performance.now() - start < 1100; );
    await new Promise(setImmediate);
    expect((await app.inject("/work")).statusCode).toBe(200);
  }
});
