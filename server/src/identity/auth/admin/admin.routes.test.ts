import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, startAuth } from "../testing.ts";

const KEY = "service-role-key-of-a-test";
const DAY_MS = 86_400_000;

let auth: Awaited<ReturnType<typeof startAuth>>;
let url: string;
let admin: ReturnType<typeof visitor>["admin"];
beforeAll(async () => {
  auth = await startAuth({ SUPABASE_SERVICE_ROLE_KEY: KEY, SIGNUP_AUTOCONFIRM: "false" });
  await auth.app.listen({ port: 0 });
  url = `http://127.0.0.1:${(auth.app.server.address() as AddressInfo).port}`;
  admin = visitor(KEY).admin;
});
afterAll(() => auth.close());

const visitor = (key = "sb_publishable_test") =>
  createClient(url, key, { auth: { persistSession: false } }).auth;
const signIn = (email: string, password = PASSWORD) => visitor().signInWithPassword({ email, password });

async function create(email: string, more: object = {}) {
  const { data, error } = await admin.createUser({ email, password: PASSWORD, email_confirm: true, ...more });
  if (error) throw error;
  return data.user;
}

/** A call with the service-role key, for what the client does not send. */
const ask = (line: `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, body?: object) =>
  auth.call(line, { token: KEY, ...(body ? { body } : {}) });

describe("createUser", () => {
  it("opens an account that signs in, with id, metadata and role", async () => {
    const id = randomUUID();
    const given = { id, user_metadata: { full_name: "Ada" }, app_metadata: { role: "admin" } };
    const user = await create("made@example.com", given);
    expect(user).toMatchObject({
      id,
      email_confirmed_at: expect.any(String),
      user_metadata: { full_name: "Ada", email_verified: true },
      app_metadata: { role: "admin" },
    });
    expect((await signIn("made@example.com")).data.user?.id).toBe(id);
    expect(await auth.mailsTo("made@example.com")).toEqual([]);
  });

  it("leaves an account unconfirmed unless told otherwise, and no sign-up replaces it", async () => {
    const user = await create("waits@example.com", { email_confirm: false });
    expect((await signIn("waits@example.com")).error?.code).toBe("email_not_confirmed");
    await visitor().signUp({ email: "waits@example.com", password: "somebody else's" });
    expect((await admin.getUserById(user.id)).data.user?.email).toBe("waits@example.com");
  });

  it("refuses a taken address and a taken id", async () => {
    const { id } = await create("once@example.com");
    const again = await admin.createUser({ email: "ONCE@example.com", password: PASSWORD });
    expect(again.error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await admin.createUser({ id, email: "other@example.com" })).error).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  });
});

describe("listUsers", () => {
  it("answers page by page, newest first, with the totals", async () => {
    for (const name of ["l1", "l2", "l3"]) await create(`${name}@list.example`);
    const { data } = await admin.listUsers({ page: 1, perPage: 2 });
    expect(data.users.map(({ email }) => email)).toEqual(["l3@list.example", "l2@list.example"]);
    expect(data).toMatchObject({ aud: "authenticated", nextPage: 2, total: expect.any(Number) });
    const second = await admin.listUsers({ page: 2, perPage: 2 });
    expect(second.data.users[0]?.email).toBe("l1@list.example");
    expect(second.data.users[0]?.identities).toHaveLength(1);
    expect((await admin.listUsers()).data.users.length).toBeGreaterThanOrEqual(3);
    const filtered = (await ask("GET /admin/users?filter=%40LIST.")).json();
    expect(filtered.users).toHaveLength(3);
  });

  it.each(["page=0", "page=x", "per_page=-1", "page=1e2"])("refuses %s", async (query) => {
    expect((await ask(`GET /admin/users?${query}`)).json()).toMatchObject({ code: "validation_failed" });
  });
});

describe("updateUserById", () => {
  it("sets password, address, metadata and role, and ends sessions when the password changes", async () => {
    const { id } = await create("before@example.com", { user_metadata: { theme: "dark", full_name: "Old" } });
    const here = visitor();
    await here.signInWithPassword({ email: "before@example.com", password: PASSWORD });
    const { data, error } = await admin.updateUserById(id, {
      email: "after@example.com",
      password: "another password",
      user_metadata: { theme: null, full_name: "New" },
      app_metadata: { role: "operator" },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: "after@example.com", app_metadata: { role: "operator" } });
    expect(data.user?.user_metadata).toMatchObject({ full_name: "New", email: "after@example.com" });
    expect(data.user?.user_metadata).not.toHaveProperty("theme");
    expect(data.user?.identities).toMatchObject([{ email: "after@example.com" }]);
    expect((await here.getUser()).error).not.toBeNull();
    expect((await signIn("before@example.com")).error?.code).toBe("invalid_credentials");
    expect((await signIn("after@example.com", "another password")).data.user?.id).toBe(id);
  });

  it("changes all or nothing", async () => {
    await create("is-taken@example.com");
    const { id } = await create("all@example.com");
    const change = { password: "another password", ban_duration: "24h", email: "is-taken@example.com" };
    expect((await admin.updateUserById(id, change)).error).toMatchObject({
      status: 422,
      code: "email_exists",
    });
    expect((await signIn("all@example.com")).error).toBeNull();
  });

  it("confirms an address", async () => {
    const { id } = await create("confirm@example.com", { email_confirm: false });
    const { data } = await admin.updateUserById(id, { email_confirm: true });
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
    expect((await signIn("confirm@example.com")).error).toBeNull();
  });

  it.each([
    ["24h", DAY_MS],
    ["1h30m", 5_400_000],
    ["1.5s", 1500],
  ])("bans for %s, and says until when", async (duration, lasts) => {
    const { id } = await create(`ban-${duration}@example.com`);
    const { data } = await admin.updateUserById(id, { ban_duration: duration });
    const until = new Date((data.user as { banned_until?: string }).banned_until ?? "");
    expect(Math.abs(until.getTime() - Date.now() - lasts)).toBeLessThan(5000);
    expect((await signIn(`ban-${duration}@example.com`)).error?.code).toBe("user_banned");
    const lifted = await admin.updateUserById(id, { ban_duration: "none" });
    expect(lifted.data.user).not.toHaveProperty("banned_until");
    expect((await signIn(`ban-${duration}@example.com`)).error).toBeNull();
  });

  it.each(["1d", "-1h", "h", "24", "1h 5m", "9999999999h"])("refuses %s as a duration", async (duration) => {
    const { id } = await create(`${randomUUID()}@example.com`);
    expect((await admin.updateUserById(id, { ban_duration: duration })).error).toMatchObject({
      status: 400,
      message: expect.stringContaining("ban duration"),
    });
  });
});

describe("inviteUserByEmail", () => {
  it("mails a link that opens the account, whose owner then chooses a password", async () => {
    const { data } = await admin.inviteUserByEmail("guest@example.com", { data: { team: "red" } });
    expect(data.user).toMatchObject({
      invited_at: expect.any(String),
      confirmation_sent_at: expect.any(String),
      user_metadata: { team: "red" },
    });
    const mail = await auth.lastMailTo("guest@example.com");
    const guest = visitor();
    const opened = await guest.verifyOtp({ type: "invite", token_hash: mail.hash });
    expect(opened.data.user).toMatchObject({ id: data.user?.id, user_metadata: { team: "red" } });
    expect((await guest.updateUser({ password: "my own password" })).error).toBeNull();
    expect((await signIn("guest@example.com", "my own password")).error).toBeNull();
    expect((await admin.inviteUserByEmail("guest@example.com")).error).toMatchObject({
      code: "email_exists",
    });
  });

  it("gives nobody a way in who signed up with the address before", async () => {
    const email = "planted@example.com";
    await visitor().signUp({ email, password: PASSWORD, options: { data: { note: "stranger" } } });
    await auth.mailsTo(email);
    await admin.inviteUserByEmail(email);
    const { hash } = await auth.lastMailTo(email);
    const opened = await visitor().verifyOtp({ type: "invite", token_hash: hash });
    expect(opened.data.user?.user_metadata).not.toHaveProperty("note");
    expect((await signIn(email)).error?.code).toBe("invalid_credentials");
  });
});

describe("generateLink", () => {
  it.each(["signup", "invite", "magiclink", "recovery"] as const)(
    "gives a %s link that works and mails nothing",
    async (type) => {
      const email = `link-${type}@example.com`;
      if (type === "recovery" || type === "magiclink") await create(email);
      const { data, error } = await admin.generateLink({
        type,
        email,
        password: PASSWORD,
        options: { redirectTo: "http://localhost:3000/elsewhere" },
      } as Parameters<typeof admin.generateLink>[0]);
      expect(error).toBeNull();
      expect(data.properties).toMatchObject({
        verification_type: type,
        redirect_to: "http://localhost:3000/elsewhere",
        email_otp: expect.stringMatching(/^\d{6}$/),
      });
      expect(data.user?.email).toBe(email);
      expect(await auth.mailsTo(email)).toEqual([]);
      const link = new URL(data.properties?.action_link ?? "");
      const opened = await fetch(`${url}${link.pathname}${link.search}`, { redirect: "manual" });
      expect(opened.headers.get("location")).toMatch(/^http:\/\/localhost:3000\/elsewhere#access_token=/);
    },
  );

  it("makes an account for a magic link to an unknown address, and none for a recovery", async () => {
    const made = await admin.generateLink({ type: "magiclink", email: "unknown-link@example.com" });
    expect(made.data.properties?.verification_type).toBe("signup");
    const recovery = await admin.generateLink({ type: "recovery", email: "nobody-link@example.com" });
    expect(recovery.error).toMatchObject({ status: 404, code: "user_not_found" });
  });

  it("gives both halves of a change of address", async () => {
    const email = "half-old@example.com";
    const newEmail = "half-new@example.com";
    const { id } = await create(email);
    for (const type of ["email_change_current", "email_change_new"] as const) {
      const { data } = await admin.generateLink({ type, email, newEmail });
      const token_hash = data.properties?.hashed_token ?? "";
      expect((await visitor().verifyOtp({ type: "email_change", token_hash })).error).toBeNull();
    }
    expect((await admin.getUserById(id)).data.user?.email).toBe(newEmail);
  });
});

describe("signOut and deleteUser", () => {
  it("end sessions and accounts", async () => {
    const { id } = await create("leaves@example.com");
    const [first, second] = [visitor(), visitor()];
    const { data } = await first.signInWithPassword({ email: "leaves@example.com", password: PASSWORD });
    await second.signInWithPassword({ email: "leaves@example.com", password: PASSWORD });
    expect((await admin.signOut(data.session?.access_token ?? "", "others")).error).toBeNull();
    expect((await first.getUser()).error).toBeNull();
    expect((await second.getUser()).error).not.toBeNull();
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
  });
});

describe("what this server does not do", () => {
  it("is refused with 501 and its name, and changes nothing", async () => {
    const { id } = await create("kept@example.com");
    const refused = [
      await admin.deleteUser(id, true),
      await admin.updateUserById(id, { app_metadata: { plan: "gold" } }),
      await admin.updateUserById(id, { role: "service_role" }),
      await admin.createUser({ email: "h@example.com", password_hash: "$2y$10$x" }),
      await admin.oauth.listClients(),
    ];
    expect(refused.map(({ error }) => [error?.status, error?.message])).toEqual([
      [501, "should_soft_delete is not supported by this server"],
      [501, "app_metadata.plan: what is not the role is not supported by this server"],
      [501, "role: a value other than authenticated is not supported by this server"],
      [501, "password_hash is not supported by this server"],
      [501, "GET /auth/v1/admin/oauth/clients is not supported by this server"],
    ]);
    expect((await signIn("kept@example.com")).error).toBeNull();
    expect((await admin.updateUserById(id, { phone: "+4612345678" })).error).toMatchObject({
      status: 400,
      code: "phone_provider_disabled",
    });
  });

  it("is told to nobody without the key", async () => {
    for (const line of [
      "GET /admin/users",
      "POST /invite",
      "POST /admin/generate_link",
      "GET /admin/sso/providers",
    ] as const) {
      expect((await auth.call(line)).statusCode).toBe(401);
      expect((await auth.call(line, { token: "sb_publishable_test" })).json().code).toBe("not_admin");
    }
  });
});
