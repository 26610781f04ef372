import type { AreaName } from "@lagom/shared/remote";
import { ask, type Service } from "./client.ts";
import type { Commands, Done } from "./command.ts";
import { CommandError } from "./command-error.ts";
import { areaNamed, named } from "./named.ts";
import { showGate } from "./show.ts";
import { showTeam, showWaiting } from "./show-people.ts";
import { moment } from "./table.ts";

/** Teams, and promotions that take two persons. */
export const teamCommands: Commands<"team" | "approve" | "decline"> = {
  async team({ service, words: [what = "list", area, email], options: { role } }) {
    if (what === "list") {
      const query = area === undefined ? {} : { area: await areaNamed(service, area) };
      const data = await ask(service, "GET /api/releases/team", { query });
      return { data, text: showTeam(data) };
    }
    if (what !== "add" && what !== "remove")
      throw new CommandError(`team ${what}: there are list, add and remove`);
    const params = { area: await areaNamed(service, area), email: addressOf(email, `team ${what} ${area}`) };
    return what === "add" ? addMember(service, params, role) : removeMember(service, params);
  },
  async approve({ service, words }) {
    const params = await waitingOf(service, words, "approve");
    const data = await ask(service, "POST /api/releases/approvals/{deployable}/{id}", { params });
    const what = data.changed ? "is promoted" : "is live already";
    const text = `${data.release} of ${params.deployable} ${what}; revision ${data.revision}`;
    return { data, text: [text, showGate(data.gate)].filter(Boolean).join("\n") };
  },
  async decline({ service, words }) {
    const params = await waitingOf(service, words, "decline");
    const data = await ask(service, "DELETE /api/releases/approvals/{deployable}/{id}", { params });
    return { data, text: `${data.release} of ${data.deployable} waits no longer` };
  },
};

type Member = { area: AreaName; email: string };

async function addMember(service: Service, params: Member, role: string | undefined): Promise<Done> {
  if (role !== "publisher" && role !== "releaser")
    throw new CommandError(
      "--role: say publisher (publishes, tries canaries) or releaser (promotes, rolls back)",
    );
  const data = await ask(service, "PUT /api/releases/team/{area}/{email}", { params, body: { role } });
  return { data, text: `${data.email} is a ${role} of ${data.area}` };
}

async function removeMember(service: Service, params: Member): Promise<Done> {
  const data = await ask(service, "DELETE /api/releases/team/{area}/{email}", { params });
  return { data, text: `${data.email} is no longer in the team of ${data.area}` };
}

function addressOf(word: string | undefined, after: string): string {
  if (word?.includes("@")) return word;
  throw new CommandError(word ? `${word} is no address` : `Name the person's address after ${after}`);
}

async function waitingOf(service: Service, [area, id]: readonly string[], command: string) {
  const deployable = await named(service, area);
  if (/^\d{1,15}$/.test(id ?? "")) return { deployable, id: Number(id) };
  throw new CommandError(
    id ? `${id} is not the number of a change that waits` : `Name the change after ${command} ${deployable}`,
  );
}

/** What a promotion says that waits for a second person. */
export const waitingText = (deployable: string, release: string, { id, expires_at }: WaitingReply): string =>
  `${release} of ${deployable} waits for a second person until ${moment(expires_at)}: pnpm release approve ${deployable} ${id}`;
type WaitingReply = { id: number; expires_at: string };

/** The promotions that wait, and where two persons are needed; nothing where there is neither. */
export async function approvals(service: Service) {
  const data = await ask(service, "GET /api/releases/approvals");
  return { data, text: showWaiting(data) };
}
