import type { TestApi } from "./api.ts";
import { type TestUser, testUser } from "./tokens.ts";

type Headers = { authorization: string };

/** The people of the release service in the tests of one file. */
export function releasePeople(api: TestApi, operator: () => Headers) {
  /** Somebody with an account, who has made a call. */
  async function person(email?: string): Promise<TestUser> {
    const user = await testUser(email ? { email } : {});
    await api.app.inject({ url: "/api/user/me", headers: user.headers });
    return user;
  }

  const setRole = (area: string, email: string, role: string | null, headers = operator()) =>
    api.app.inject({
      method: role ? "PUT" : "DELETE",
      url: `/api/releases/team/${area}/${encodeURIComponent(email)}`,
      headers,
      ...(role ? { payload: { role } } : {}),
    });

  /** A member of the team of an area. */
  async function member(area: string, role: "publisher" | "releaser"): Promise<TestUser> {
    const user = await person();
    await setRole(area, user.email, role);
    return user;
  }

  const post = (url: string, payload?: object, headers = {}) =>
    api.app.inject({ method: "POST", url, headers, ...(payload ? { payload } : {}) });

  const begin = async (given: object = {}) =>
    (await post("/api/releases/logins", { machine: "laptop", ...given })).json();
  const decide = (code: string, { headers }: Pick<TestUser, "headers">, confirm = true) =>
    post(`/api/releases/logins/${code}`, { confirm }, headers);
  const poll = (secret: string) => post("/api/releases/logins/token", { secret });

  /** Signs a command line in. @returns its token, and the headers that carry it */
  async function signIn(user: TestUser, given: object = {}) {
    const { code, secret } = await begin(given);
    await decide(code, user);
    const { token, name } = (await poll(secret)).json().signed_in;
    return { token, name, headers: { authorization: `Bearer ${token}` } };
  }

  return { person, member, setRole, begin, decide, poll, signIn };
}
