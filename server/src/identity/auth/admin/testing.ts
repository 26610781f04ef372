import type { AddressInfo } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { PASSWORD, startAuth } from "../testing.ts";

const KEY = "service-role-key-of-a-test";

/** A listening auth server that confirms by mail, with the published client as an administrator and as anybody else. */
export async function startAdmin() {
  const auth = await startAuth({ SUPABASE_SERVICE_ROLE_KEY: KEY, SIGNUP_AUTOCONFIRM: "false" });
  await auth.app.listen({ port: 0 });
  const url = `http://127.0.0.1:${(auth.app.server.address() as AddressInfo).port}`;
  const visitor = (key = "sb_publishable_test") =>
    createClient(url, key, { auth: { persistSession: false } }).auth;
  const { admin } = visitor(KEY);
  return {
    auth,
    url,
    admin,
    visitor,
    signIn: (email: string, password = PASSWORD) => visitor().signInWithPassword({ email, password }),
    /** Creates a confirmed account. */
    async create(email: string, more: object = {}) {
      const account = { email, password: PASSWORD, email_confirm: true, ...more };
      const { data, error } = await admin.createUser(account);
      if (error) throw error;
      return data.user;
    },
    /** A PUT with the service-role key, for fields that the client's types do not have. */
    put: (path: `/${string}`, body: object) => auth.call(`PUT ${path}`, { token: KEY, body }),
    /** A GET with the service-role key, for queries that the client does not send. */
    get: (path: `/${string}`) => auth.call(`GET ${path}`, { token: KEY }),
  };
}
