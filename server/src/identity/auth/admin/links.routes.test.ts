import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../testing.ts";
import { startAdmin } from "./testing.ts";

let server: Awaited<ReturnType<typeof startAdmin>>;
beforeAll(async () => {
  server = await startAdmin();
});
afterAll(() => server.auth.close());

describe("inviteUserByEmail", () => {
  it("mails a link that opens the account, whose owner then chooses a password", async () => {
    const { data } = await server.admin.inviteUserByEmail("guest@example.com", { data: { team: "red" } });
    expect(data.user).toMatchObject({
      invited_at: expect.any(String),
      confirmation_sent_at: expect.any(String),
      user_metadata: { team: "red" },
    });
    const mail = await server.auth.lastMailTo("guest@example.com");
    const guest = server.visitor();
    const opened = await guest.verifyOtp({ type: "invite", token_hash: mail.hash });
    expect(opened.data.user).toMatchObject({ id: data.user?.id, user_metadata: { team: "red" } });
    expect((await guest.updateUser({ password: "my own password" })).error).toBeNull();
    expect((await server.signIn("guest@example.com", "my own password")).error).toBeNull();
    expect((await server.admin.inviteUserByEmail("guest@example.com")).error).toMatchObject({
      code: "email_exists",
    });
  });

  it("keeps what the administrator entered, even if the owner first comes by a magic link", async () => {
    const email = "comes-otherwise@example.com";
    await server.admin.inviteUserByEmail(email, { data: { team: "red" } });
    await server.auth.mailsTo(email);
    await server.visitor().signInWithOtp({ email });
    await server.auth.letPass(email, "61 seconds");
    await server.visitor().signInWithOtp({ email });
    const { hash } = await server.auth.lastMailTo(email);
    const opened = await server.visitor().verifyOtp({ type: "email", token_hash: hash });
    expect(opened.data.user?.user_metadata).toMatchObject({ team: "red" });
  });

  it("gives no access to whoever signed up with the address before", async () => {
    const email = "planted@example.com";
    await server.visitor().signUp({ email, password: PASSWORD, options: { data: { note: "stranger" } } });
    await server.auth.mailsTo(email);
    await server.admin.inviteUserByEmail(email);
    const { hash } = await server.auth.lastMailTo(email);
    const opened = await server.visitor().verifyOtp({ type: "invite", token_hash: hash });
    expect(opened.data.user?.user_metadata).not.toHaveProperty("note");
    expect((await server.signIn(email)).error?.code).toBe("invalid_credentials");
  });
});

describe("generateLink", () => {
  it.each(["signup", "invite", "magiclink", "recovery"] as const)(
    "gives a %s link that works, and sends no mail",
    async (type) => {
      const email = `link-${type}@example.com`;
      if (type === "recovery" || type === "magiclink") await server.create(email);
      const { data, error } = await server.admin.generateLink({
        type,
        email,
        password: PASSWORD,
        options: { redirectTo: "http://localhost:3000/elsewhere" },
      } as Parameters<typeof server.admin.generateLink>[0]);
      expect(error).toBeNull();
      expect(data.properties).toMatchObject({
        verification_type: type,
        redirect_to: "http://localhost:3000/elsewhere",
        email_otp: expect.stringMatching(/^\d{6}$/),
      });
      expect(data.user?.email).toBe(email);
      expect(await server.auth.mailsTo(email)).toEqual([]);
      const link = new URL(data.properties?.action_link ?? "");
      const opened = await fetch(`${server.url}${link.pathname}${link.search}`, { redirect: "manual" });
      expect(opened.headers.get("location")).toMatch(/^http:\/\/localhost:3000\/elsewhere#access_token=/);
    },
  );

  it("creates an account for a magic link to an unknown address, and none for a recovery", async () => {
    const made = await server.admin.generateLink({ type: "magiclink", email: "unknown-link@example.com" });
    expect(made.data.properties?.verification_type).toBe("signup");
    const recovery = await server.admin.generateLink({ type: "recovery", email: "nobody-link@example.com" });
    expect(recovery.error).toMatchObject({ status: 404, code: "user_not_found" });
  });

  it("gives both links of an address change", async () => {
    const email = "half-old@example.com";
    const newEmail = "half-new@example.com";
    const { id } = await server.create(email);
    for (const type of ["email_change_current", "email_change_new"] as const) {
      const { data } = await server.admin.generateLink({ type, email, newEmail });
      const token_hash = data.properties?.hashed_token ?? "";
      expect((await server.visitor().verifyOtp({ type: "email_change", token_hash })).error).toBeNull();
    }
    expect((await server.admin.getUserById(id)).data.user?.email).toBe(newEmail);
  });
});

describe("signOut and deleteUser", () => {
  it.each([
    ["global", false, false],
    ["local", false, true],
    ["others", true, false],
  ] as const)("end the sessions of the scope %s", async (scope, ownGoesOn, otherGoesOn) => {
    const email = `signs-out-${scope}@example.com`;
    await server.create(email);
    const [own, other] = [server.visitor(), server.visitor()];
    const { data } = await own.signInWithPassword({ email, password: PASSWORD });
    await other.signInWithPassword({ email, password: PASSWORD });
    expect((await server.admin.signOut(data.session?.access_token ?? "", scope)).error).toBeNull();
    expect((await own.getUser()).error === null).toBe(ownGoesOn);
    expect((await other.getUser()).error === null).toBe(otherGoesOn);
  });

  it("end accounts", async () => {
    const { id } = await server.create("leaves@example.com");
    expect((await server.admin.deleteUser(id)).error).toBeNull();
    expect((await server.admin.getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
  });
});

describe("what this server does not support", () => {
  it("is refused with 501 and its name, and changes nothing", async () => {
    const { id } = await server.create("kept@example.com");
    const refused = [
      await server.admin.deleteUser(id, true),
      await server.admin.updateUserById(id, { app_metadata: { plan: "gold" } }),
      await server.admin.updateUserById(id, { role: "service_role" }),
      await server.admin.createUser({ email: "h@example.com", password_hash: "$2y$10$x" }),
      await server.admin.oauth.listClients(),
    ];
    expect(refused.map(({ error }) => [error?.status, error?.message])).toEqual([
      [501, "should_soft_delete is not supported by this server"],
      [501, "app_metadata.plan: what is not the role is not supported by this server"],
      [501, "role: a value other than authenticated is not supported by this server"],
      [501, "password_hash is not supported by this server"],
      [501, "GET /auth/v1/admin/oauth/clients is not supported by this server"],
    ]);
    expect((await server.signIn("kept@example.com")).error).toBeNull();
    expect((await server.admin.updateUserById(id, { phone: "+4612345678" })).error).toMatchObject({
      status: 400,
      code: "phone_provider_disabled",
    });
  });

  it("is refused without the key", async () => {
    for (const line of [
      "GET /admin/users",
      "POST /invite",
      "POST /admin/generate_link",
      "GET /admin/sso/providers",
    ] as const) {
      expect((await server.auth.call(line)).statusCode).toBe(401);
      expect((await server.auth.call(line, { token: "sb_publishable_test" })).json().code).toBe("not_admin");
    }
  });
});
