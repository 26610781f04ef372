import type { Body, Reply } from "@lagom/shared/contract/calls";
import { AREAS, type Deployable } from "@lagom/shared/remote";
import { ask, type Service } from "./client.ts";
import type { Commands, Done, Given } from "./command.ts";
import { CommandError } from "./command-error.ts";
import { copyRelease, stageAt } from "./copy-release.ts";
import { foreignCommands } from "./foreign-commands.ts";
import { logCommands } from "./log-command.ts";
import { addedTo, named } from "./named.ts";
import { type Options, releaseOf } from "./options.ts";
import { previewPublished, previewsCommand } from "./previews-command.ts";
import { publishDeployable } from "./publish-command.ts";
import { showGate, showOverview, showReleases, showTokens } from "./show.ts";
import { signInCommands } from "./sign-in-commands.ts";
import { approvals, teamCommands, waitingText } from "./team-commands.ts";

/** The commands of `pnpm release`, by name. */
export const commands: Commands = {
  ...signInCommands,
  ...teamCommands,
  ...logCommands,
  ...foreignCommands,
  async publish({ service, root, words, options }) {
    const done = await publishDeployable(service, root, await named(service, words[0]), options);
    const head =
      done.published === "now"
        ? `${done.deployable} ${done.release} is published; promote it with: pnpm release promote ${done.deployable} ${done.release}`
        : `${done.deployable} ${done.release} was published before${done.restored ? `; ${done.restored} files that the store had lost are there again` : ""}`;
    const shown = await previewPublished(service, done.deployable, done.release, options);
    const text = [withGate(head, done.gate), shown.text].filter(Boolean).join("\n");
    return { data: { ...done, preview: shown.preview }, text };
  },
  async list({ service, words }) {
    if (!words[0]) {
      const data = await ask(service, "GET /api/releases");
      const { data: waiting, text } = await approvals(service);
      return { data: { ...data, ...waiting }, text: [showOverview(data), text].filter(Boolean).join("\n") };
    }
    const data = await ask(service, "GET /api/releases/deployables/{deployable}", {
      params: { deployable: await named(service, words[0]) },
      query: { limit: 50 },
    });
    return { data, text: showReleases(data) };
  },
  async promote(given) {
    const { service, env, words, options } = given;
    const deployable = await named(service, words[0]);
    const release = releaseOf(words[1], `promote ${deployable}`);
    const { percent, from } = options;
    const rollout = rolloutOf(options);
    if (from) await copyRelease(stageAt(from, env), service, { deployable, release }, options);
    const why = from && [`from ${from}`, options.why].filter(Boolean).join(": ");
    const done = await change(why ? { ...given, options: { ...options, why } } : given, {
      action: "promote",
      deployable,
      release,
      ...(percent ? { percent } : {}),
      ...(rollout ? { rollout } : {}),
    });
    if (done.waiting)
      return { data: done, text: withGate(waitingText(deployable, release, done.waiting), done.gate) };
    if (rollout) {
      const { steps, pause_minutes: pause } = rollout;
      return said(
        done,
        `${release} of ${deployable} is rolled out: ${steps.join(" → ")} % of browsers, ${pause} minutes at least at each`,
      );
    }
    const live = done.changed ? "live" : "live already";
    return said(
      done,
      `${release} of ${deployable} is ${percent ? `a canary in ${percent} % of browsers` : live}`,
    );
  },
  async rollback(given) {
    const { words, options } = given;
    if (options.toRevision !== undefined) {
      const done = await change(given, { action: "restore", to_revision: options.toRevision });
      return said(done, `The whole set is as in revision ${options.toRevision}`);
    }
    const deployable = await named(given.service, words[0]);
    const to = options.to ? { release: releaseOf(options.to, "--to") } : {};
    const done = await change(given, { action: "rollback", deployable, ...to });
    return said(done, textOfRollback(done, deployable));
  },
  withdraw: (given) => changeOfDeployable(given, "withdraw", "has no canary any more"),
  overrule: (given) =>
    changeOfDeployable(given, "overrule", "keeps its canary, or what is live, whatever fails"),
  pause: (given) => changeOfDeployable(given, "pause", "stays at its share until it is resumed"),
  resume: (given) => changeOfDeployable(given, "resume", "goes on with its roll-out"),
  stop: (given) => changeOfDeployable(given, "stop", "has no canary any more; it may be promoted again"),
  freeze: (given) => changeOfDeployable(given, "freeze", "is frozen"),
  unfreeze: (given) => changeOfDeployable(given, "unfreeze", "is no longer frozen"),
  protect: (given) => changeOfDeployable(given, "protect", "may be changed by operators only"),
  unprotect: (given) => changeOfDeployable(given, "unprotect", "may be changed by its team again"),
  async worker(given) {
    const [state] = given.words;
    if (state !== "on" && state !== "off") throw new CommandError("Say worker on, or worker off");
    return said(await change(given, { action: `worker-${state}` }), `The service worker is ${state}`);
  },
  async "two-persons"(given) {
    const deployable = await named(given.service, given.words[0]);
    const state = given.words[1];
    if (state !== "on" && state !== "off")
      throw new CommandError(`Say two-persons ${deployable} on, or two-persons ${deployable} off`);
    const text = `${deployable} is promoted by ${state === "on" ? "two persons" : "one person"}`;
    return said(await change(given, { action: `two-persons-${state}`, deployable }), text);
  },
  async rehearse({ service }) {
    const data = await ask(service, "POST /api/releases/rehearse");
    const lines = data.rehearsed.map(({ deployable, release, gate }) => {
      const bad = gate.some(({ problems }) => problems.length > 0);
      return withGate(
        `${deployable} ${release} ${bad ? "could NOT be fallen back to" : "can be fallen back to"}`,
        gate,
      );
    });
    const bad = data.rehearsed.some(({ gate }) => gate.some(({ problems }) => problems.length > 0));
    return { data, text: lines.join("\n") || "Nothing to fall back to yet", ...(bad ? { exitCode: 5 } : {}) };
  },
  async areas(given) {
    const [what = "list", name] = given.words;
    if (what === "list") {
      const areas = [...AREAS, ...(await addedTo(given.service))];
      return { data: { areas }, text: areas.join("\n") };
    }
    if (what !== "create") throw new CommandError(`areas ${what}: there are list and create`);
    if (!name) throw new CommandError("Name the area after areas create");
    const done = await change(given, { action: "create", deployable: name });
    return said(done, `There is an area ${name} now; pnpm release tokens create <name> --scope ${name}`);
  },
  previews: previewsCommand,
  async tokens({ service, words: [what = "list", name], options }) {
    if (what === "list") {
      const data = await ask(service, "GET /api/releases/tokens");
      return { data, text: showTokens(data) };
    }
    if (!name) throw new CommandError(`Name the token after tokens ${what}`);
    if (what === "create") return createToken(service, name, options);
    if (what !== "revoke") throw new CommandError(`tokens ${what}: there are list, create and revoke`);
    const data = await ask(service, "DELETE /api/releases/tokens/{name}", { params: { name } });
    return { data, text: `The token ${name} is revoked` };
  },
};

/** The usual roll-out, in percent of browsers and minutes. */
const STEPS = [1, 10, 50, 100];
const PAUSE_MINUTES = 15;

const rolloutOf = ({ steps, pauseMinutes }: Options) =>
  steps || pauseMinutes ? { steps: steps ?? STEPS, pause_minutes: pauseMinutes ?? PAUSE_MINUTES } : undefined;

function textOfRollback({ action, release }: Changed, deployable: Deployable): string {
  if (action === "retire") return `${deployable} has had no other release: its pages are gone`;
  return action === "withdraw"
    ? `${release} of ${deployable} is no longer a canary; the live release is for everybody`
    : `${release} of ${deployable} is live again`;
}

async function createToken(service: Service, name: string, { scope: asked, days }: Options): Promise<Done> {
  const own: readonly string[] = [...AREAS, "operator"];
  const added = asked && !own.includes(asked) ? await addedTo(service) : [];
  const scope = [...own, ...added].find((known) => known === asked);
  if (!scope) {
    const areas = [...AREAS, ...added].join(", ");
    throw new CommandError(`--scope: name what the token is for: ${areas} or operator`);
  }
  const data = await ask(service, "POST /api/releases/tokens", {
    body: { name, scope, ...(days ? { days } : {}) },
  });
  return {
    data,
    text: `${data.token}\n(the token of ${name} for ${scope} until ${data.expires_at.slice(0, 10)}; shown this once)`,
  };
}

type Changed = Reply<"POST /api/releases/changes">;

/** Adds the current revision to the request, so that it does not silently undo a change made in the meantime. */
async function change(
  { service, options }: Given,
  body: Body<"POST /api/releases/changes">,
): Promise<Changed> {
  const { revision } = await ask(service, "GET /api/releases");
  const { why, force } = options;
  return ask(service, "POST /api/releases/changes", {
    body: { ...body, revision, ...(why ? { why } : {}), ...(force ? { force } : {}) },
  });
}

async function changeOfDeployable(
  given: Given,
  action: Body<"POST /api/releases/changes">["action"],
  text: string,
): Promise<Done> {
  const deployable = await named(given.service, given.words[0]);
  return said(await change(given, { action, deployable }), `${deployable} ${text}`);
}

const said = (done: Changed, text: string): Done => ({
  data: done,
  text: withGate(`${text}; revision ${done.revision}`, done.gate),
});

const withGate = (text: string, gate: Changed["gate"]): string =>
  [text, showGate(gate)].filter(Boolean).join("\n");
