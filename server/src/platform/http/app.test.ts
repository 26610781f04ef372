import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { testUser } from "../../testing/tokens.ts";

const api = useTestApi();

describe("every host", () => {
  it("names each request and answers an unknown address with the one form of error", async () => {
    const reply = await api.app.inject({ url: "/api/nothing" });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({
      error: {
        code: "not_found",
        message: "There is no such call",
        request_id: reply.headers["x-request-id"],
      },
    });
  });

  it.each([
    ["badly encoded", "%E0%A4%A"],
    ["too long", "a".repeat(1001)],
  ])("answers an address that it cannot read in the same form: %s", async (_, word) => {
    const reply = await api.app.inject({ url: `/api/user-words/check/${word}` });
    expect(reply.statusCode).toBe(400);
    expect(reply.headers["access-control-allow-origin"]).toBe("http://localhost:3000");
    expect(reply.json()).toEqual({
      error: {
        code: "bad_request",
        message: "The address cannot be read",
        request_id: reply.headers["x-request-id"],
      },
    });
  });

  it("lets the web origin read why headers that are too large are refused", async () => {
    const url = await api.app.listen({ port: 0 });
    const authorization = `Bearer ${"x".repeat(40_000)}`;
    const reply = await fetch(`${url}/api/user/me`, { headers: { authorization } });
    expect(reply.status).toBe(431);
    expect(reply.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect(await reply.json()).toMatchObject({
      error: { code: "bad_request", message: "The headers of the request exceed 32768 bytes" },
    });
  });

  it("sends the security headers", async () => {
    const { headers } = await api.app.inject({ url: "/healthz" });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("is ready when its database answers", async () => {
    expect((await api.app.inject({ url: "/readyz" })).json()).toEqual({
      status: "ready",
      alive: true,
      pages: "not served",
      database: "up",
      disk: "writable",
    });
  });

  it("lets the web origin in, and keeps its preflights for two hours", async () => {
    const preflight = await api.app.inject({
      method: "OPTIONS",
      url: "/api/user/me",
      headers: { origin: "http://localhost:3000", "access-control-request-method": "PUT" },
    });
    expect(preflight.headers["access-control-allow-origin"]).toBe("http://localhost:3000");
    expect(preflight.headers["access-control-max-age"]).toBe("7200");
  });

  it("serves the OpenAPI document and its page without inline script", async () => {
    const document = (await api.app.inject({ url: "/openapi.json" })).json();
    expect(document.openapi).toBe("3.1.0");
    expect(document.paths["/api/user/me"].get.responses["401"]).toBeDefined();
    const page = await api.app.inject({ url: "/docs" });
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});

describe("a write that was in the way of another", () => {
  it.each(["40P01", "40001"])("is answered as one to send again: %s", async (code) => {
    const { db } = api.database;
    await db.execute(sql`create or replace function give_way() returns trigger language plpgsql
      as ${sql.raw(`$$ begin raise exception 'gave way' using errcode = '${code}'; end $$`)}`);
    await db.execute(
      sql`create trigger give_way before insert on feedback for each row execute function give_way()`,
    );
    const payload = { name: "Ada", email: "ada@example.com", subject: "Hello", message: "You there" };
    const reply = await api.app.inject({ method: "POST", url: "/api/contact", payload });
    await db.execute(sql`drop trigger give_way on feedback`);
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, "unavailable"]);
  });
});

describe("limits", () => {
  const strict = useTestApi(STRICT);

  it("stop an address that calls too often, whatever it says of itself", async () => {
    const user = await testUser();
    const statuses = new Set<number>();
    for (let i = 0; i < 610; i++) {
      const headers = { ...user.headers, "x-forwarded-for": `10.0.0.${i % 250}` };
      statuses.add((await strict.app.inject({ url: "/api/nothing", headers })).statusCode);
    }
    expect(statuses).toEqual(new Set([404, 429]));
    const reply = await strict.app.inject({ url: "/api/user/me", headers: user.headers });
    expect(reply.json().error.code).toBe("rate_limited");
  });
});

describe("the log", () => {
  const written = vi.spyOn(process.stdout, "write"); // before the app's logger looks where to write
  const told = () => written.mock.calls.map(([line]) => String(line)).join("");
  const logging = useTestApi({ LOG_LEVEL: "error" });
  const verbose = useTestApi({ LOG_LEVEL: "info" });
  beforeAll(() => {
    written.mockImplementation(() => true);
    return () => written.mockRestore();
  });

  it.each([
    [
      "feedback",
      "/api/contact",
      { name: "Ada", email: "ada@secret.example", subject: "s", message: "secret" },
    ],
    [
      "saved_words",
      "/api/user-words",
      {
        source_word: "hund",
        translated_word: "secret",
        source_lang: "sv",
        target_lang: "en",
        context: { sentence: "A secret." },
      },
    ],
  ])(
    "of a failure of ours has the request's id and the database's words, and none of the user's: %s",
    async (table, url, payload) => {
      const { db } = logging.database;
      await db.execute(sql`alter table ${sql.identifier(table)} rename to hidden`);
      const { headers } = await testUser({ email: "ada@secret.example" });
      const reply = await logging.app.inject({ method: "POST", url, headers, payload });
      await db.execute(sql`alter table hidden rename to ${sql.identifier(table)}`);
      expect(reply.statusCode).toBe(500);
      expect(told()).toContain(reply.json().error.request_id);
      expect(told()).toContain(`relation \\"${table}\\" does not exist`);
      expect(told()).not.toMatch(/secret/i);
    },
  );

  it("has the path of a request, and no query, in which mailed links carry tokens", async () => {
    await verbose.app.inject({ url: "/auth/callback?token_hash=hidden-hash&type=recovery&code=hidden-code" });
    expect(told()).toContain('"path":"/auth/callback"');
    expect(told()).not.toContain("hidden");
  });
});
