import { z } from "zod";
import { HttpError } from "../../platform/http/http-error.ts";

const TIMEOUT_MS = 10_000;
/** A hundred years, because the protocol's bans have a duration. */
const FOR_GOOD = "876000h";

const Settings = z.looseObject({ mailer_autoconfirm: z.boolean().optional() });
const ProjectUser = z.looseObject({ email: z.string().nullish(), email_confirmed_at: z.string().nullish() });

/** The admin calls of a Supabase project, by its service-role key. */
export interface ProjectClient {
  /** The account as the project shows it; null when there is none. */
  read(userId: string): Promise<z.infer<typeof ProjectUser> | null>;
  /** Sets what is given. */
  setAccountStatus(userId: string, change: { role?: string; banned?: boolean }): Promise<void>;
  /** Deletes the account; does nothing if it is already gone. */
  remove(userId: string): Promise<void>;
  /** Whether sign-up confirms itself there, so that a confirmed address proves nothing. */
  confirmsByItself(): Promise<boolean>;
}

/**
 * Reaches a project's `/auth/v1/admin/users`.
 * @throws HttpError unavailable (from every call) when the project does not answer as it should
 */
export function createProjectClient(url: string, serviceRoleKey: string): ProjectClient {
  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${url}/auth/v1${path}`, {
      method,
      headers: {
        apikey: serviceRoleKey,
        authorization: `Bearer ${serviceRoleKey}`,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw Object.assign(unavailable(), { cause });
    });
    if (response.status === 404) return null;
    if (!response.ok) {
      const cause = `${method} ${path} answered ${response.status}: ${await response.text()}`;
      throw Object.assign(unavailable(), { cause });
    }
    const reply: unknown = await response.json();
    return reply;
  }
  const pathOf = (userId: string) => `/admin/users/${userId}`;

  return {
    read: async (userId) => ProjectUser.nullable().parse(await ask("GET", pathOf(userId))),
    async setAccountStatus(userId, { role, banned }) {
      await ask("PUT", pathOf(userId), {
        ...(role === undefined ? {} : { app_metadata: { role } }),
        ...(banned === undefined ? {} : { ban_duration: banned ? FOR_GOOD : "none" }),
      });
    },
    async remove(userId) {
      await ask("DELETE", pathOf(userId));
    },
    async confirmsByItself() {
      const settings = Settings.nullable().parse(await ask("GET", "/settings"));
      return settings?.mailer_autoconfirm !== false;
    },
  };
}

const unavailable = () => new HttpError("unavailable", ({ access }) => access.authUnreachable);
