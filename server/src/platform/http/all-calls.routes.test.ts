import { callList } from "@lagom/shared/contract/calls";
import { describe, expect, it } from "vitest";
import { testAdministrator } from "../../testing/administrator.ts";
import { useTestApi } from "../../testing/api.ts";
import { testUser } from "../../testing/tokens.ts";

const api = useTestApi();

const USER_ID = "4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11";
const SAMPLES: Record<string, string> = {
  deployable: "books",
  area: "books",
  email: "anna@example.com",
  code: "BCDF-GHJK",
  release: "0123456789ab",
  name: "x",
  id: "1",
  bookId: "1",
  slug: "emma",
  word: "hund",
  answer_id: "answer-0001",
  book_id: "1",
  user_id: USER_ID,
};
const TOO_LARGE = JSON.stringify({ text: "x".repeat(1024 * 1024) });
/** Fits no field of any contract. */
const WRONG = [[]];

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const all = callList.map(([key, call]) => {
  const [method, path] = key.split(" ") as [Method, string];
  const url = path
    .replace("statistics/{id}", "statistics/sv")
    .replace("admin/users/{id}", `admin/users/${USER_ID}`)
    .replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? "");
  return { key, call, method, path, url };
});
const needUser = all.filter(({ call }) => call.access !== "visitor");
const forAdmins = all.filter(({ call }) => ["admin", "operator", "releaser"].includes(call.access));
const writes = all.filter(({ call }) => call.body);

const inject = (
  { method, url }: (typeof all)[number],
  headers: Record<string, string> = {},
  payload?: string | object,
) =>
  api.app.inject({
    method,
    url,
    headers: { ...headers, ...(payload ? { "content-type": "application/json" } : {}) },
    ...(payload ? { payload } : {}),
  });

/** Those of somebody who may make the call. */
const headersFor = async ({ call }: (typeof all)[number]) =>
  (["admin", "operator", "releaser"].includes(call.access)
    ? await testAdministrator(api, "operator")
    : await testUser()
  ).headers;

describe("every call of the contract", () => {
  it.each(all)("$key is answered and documented", async ({ method, path }) => {
    expect(api.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ":$1") })).toBe(true);
    const { paths } = (await api.app.inject({ url: "/openapi.json" })).json();
    expect(paths[path][method.toLowerCase()].summary).toBeTruthy();
  });

  it.each(needUser)("$key needs a user", async (call) => {
    for (const headers of [{}, { authorization: "Bearer test-token" }]) {
      const reply = await inject(call, headers);
      expect(reply.statusCode).toBe(401);
      expect(reply.json().error).toMatchObject({
        code: "unauthorized",
        request_id: reply.headers["x-request-id"],
      });
    }
  });

  it.each(forAdmins)("$key needs an administrator", async (call) => {
    const reply = await inject(call, (await testUser()).headers);
    expect(reply.json().error).toMatchObject({ code: "forbidden" });
  });

  it.each(writes)("$key refuses a body over 1 MiB", async (call) => {
    const reply = await inject(call, await headersFor(call), TOO_LARGE);
    expect(reply.statusCode).toBe(413);
    expect(reply.json().error.code).toBe("payload_too_large");
  });

  it.each(writes)("$key names each bad field, and refuses what is no JSON", async (call) => {
    const headers = await headersFor(call);
    const fields = Object.keys(call.call.body?.shape ?? {});
    const reply = await inject(call, headers, Object.fromEntries(fields.map((field) => [field, WRONG])));
    const named = reply.json().error.details.map((detail: { field: string }) => detail.field.split(".")[0]);
    expect([...new Set(named)].sort()).toEqual([...fields].sort());
    const unreadable = await inject(call, headers, "{");
    expect(unreadable.json().error.code).toBe("bad_request");
  });
});
