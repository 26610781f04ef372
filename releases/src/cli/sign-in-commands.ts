import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "./client.ts";
import type { Commands } from "./command.ts";
import { CommandError } from "./command-error.ts";
import { showMe } from "./show-people.ts";
import { readLogin, storeLogin } from "./stored-login.ts";

/** Signing in and out on this machine. */
export const signInCommands: Commands<"login" | "logout" | "whoami"> = {
  async login({ service, env, tell, options: { days } }) {
    if (env.RELEASE_TOKEN) throw new CommandError("RELEASE_TOKEN goes before a sign-in: unset it first");
    const machine = machineName();
    const begun = await ask(service, "POST /api/releases/logins", {
      body: { machine, ...(days ? { days } : {}) },
    });
    await tell(
      `Open ${begun.link}\nsigned in to Lagom, compare the code ${begun.code}, and confirm it within ten minutes.`,
    );
    const { token, ...signedIn } = await confirmed(service.url, begun);
    await storeLogin(env, service.url, { token, email: signedIn.email, expires_at: signedIn.expires_at });
    const text = `Signed in at ${service.url} as ${signedIn.email} until ${signedIn.expires_at.slice(0, 10)}`;
    return { data: signedIn, text };
  },
  async logout({ service, env }) {
    const login = await readLogin(env, service.url);
    if (!login) throw new CommandError(`Nobody is signed in at ${service.url} on this machine`);
    await ask(service, "POST /api/releases/logout", { body: { token: login.token } });
    await storeLogin(env, service.url, undefined);
    return { data: { email: login.email }, text: `Signed out: the token of ${login.email} is revoked` };
  },
  async whoami({ service }) {
    const data = await ask(service, "GET /api/releases/me");
    return { data, text: showMe(data) };
  },
};

/** Waits until somebody has confirmed the code. @throws CommandError when it was refused or is too old */
async function confirmed(url: string, begun: { secret: string; interval_seconds: number }) {
  for (;;) {
    const { signed_in } = await ask({ url, token: "" }, "POST /api/releases/logins/token", {
      body: { secret: begun.secret },
    });
    if (signed_in) return signed_in;
    await wait(begun.interval_seconds * 1000);
  }
}

/** What the person who confirms is shown of this machine. */
const machineName = (): string =>
  hostname()
    .replace(/[^\p{L}\p{N} ._-]/gu, "-")
    .slice(0, 60) || "a machine";
