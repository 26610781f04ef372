import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answer, failure, startAuth } from "./testing.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

describe("transport", () => {
  it("answers an unknown path in plain text", async () => {
    const response = await auth.call("GET /nothing-here");
    expect([response.statusCode, response.body]).toEqual([404, "404 page not found\n"]);
    expect(response.headers["content-type"]).toMatch(/^text\/plain/);
  });

  it("lets pages of every origin read its replies, including errors and unparsable URLs", async () => {
    for (const path of ["/health", "/user", "/nothing-here", "/%ff"] as const) {
      const { headers } = await auth.call(`GET ${path}`, { headers: { origin: "https://app.example" } });
      expect(headers).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "X-Total-Count, Link, X-Supabase-Api-Version, Retry-After",
      });
      expect(headers).not.toHaveProperty("access-control-allow-credentials");
    }
  });

  it("allows only the operator's origins if there is a list", async () => {
    const listed = await startAuth({ AUTH_ORIGINS: "https://app.example/" }, auth.database);
    const allowed = async (origin: string) =>
      (await listed.call("GET /health", { headers: { origin } })).headers["access-control-allow-origin"];
    expect(await allowed("https://app.example")).toBe("https://app.example");
    expect(await allowed("http://localhost:3000")).toBe("http://localhost:3000");
    expect(await allowed("https://evil.example")).toBeUndefined();
    await listed.close();
  });

  it("says that a method is wrong, and which ones are right", async () => {
    for (const [line, allow] of [
      ["GET /token?grant_type=password", "POST"],
      ["POST /user", "GET, PUT"],
      ["DELETE /verify", "GET, POST"],
      ["GET /factors/x/verify", "POST"],
    ] as const) {
      const response = await auth.call(line);
      expect([response.statusCode, response.json().code]).toEqual([405, "method_not_allowed"]);
      expect(response.headers.allow).toBe(allow);
    }
  });

  it("replies to an unparsable URL in its error format", async () => {
    expect(answer(await auth.call("GET /%ff"))).toEqual(
      failure(400, "validation_failed", "The address cannot be read"),
    );
  });

  it("answers the preflight for every header that the client sends", async () => {
    const response = await auth.app.inject({
      method: "OPTIONS",
      url: "/auth/v1/token",
      headers: {
        origin: "http://localhost:3000",
        "access-control-request-method": "POST",
        "access-control-request-headers":
          "apikey,authorization,content-type,x-client-info,x-supabase-api-version,x-of-my-own",
      },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers["access-control-allow-headers"]).toBe(
      "apikey,authorization,content-type,x-client-info,x-supabase-api-version,x-of-my-own",
    );
    expect(response.headers["access-control-max-age"]).toBe("7200");
  });

  it("ignores a key as Bearer on public routes", async () => {
    expect((await auth.call("GET /settings", { token: "sb_publishable_x" })).statusCode).toBe(200);
  });
});
