import type { Reply } from "@lagom/shared/contract/calls";
import type { Preview } from "@lagom/shared/contract/release-previews";
import type { AreaName, Deployable } from "@lagom/shared/remote";
import { ask, type Service } from "./client.ts";
import { CommandError } from "./command-error.ts";
import { areaNamed } from "./named.ts";
import { type Options, releaseOf } from "./options.ts";
import { moment, table } from "./table.ts";

type Made = Reply<"POST /api/releases/previews">;

interface Given {
  service: Service;
  words: readonly string[];
  options: Options;
}

/** `previews list|create|end <area>`. @throws CommandError */
export async function previewsCommand({ service, words: [what, word, which], options }: Given) {
  switch (what) {
    case "list": {
      const data = await ask(service, "GET /api/releases/previews", {
        query: { area: await areaNamed(service, word) },
      });
      return { data, text: showPreviews(data.previews) };
    }
    case "create": {
      const area = await areaNamed(service, word);
      const data = await createPreview(service, area, releaseOf(which, `previews create ${area}`), options);
      return { data, text: showMade(data) };
    }
    case "end": {
      const area = await areaNamed(service, word);
      const id = Number(which);
      if (!Number.isInteger(id) || id < 1)
        throw new CommandError(`Name a preview by its number in: ${LIST} ${area}`);
      const data = await ask(service, "DELETE /api/releases/previews/{area}/{id}", { params: { area, id } });
      return { data, text: `Preview ${id} of ${area} has ended` };
    }
    default:
      throw new CommandError(`previews ${what ?? "…"}: there are list, create and end`);
  }
}

const LIST = "pnpm release previews list";

const createPreview = (
  service: Service,
  area: AreaName,
  release: string,
  { days, why, force }: Options,
): Promise<Made> =>
  ask(service, "POST /api/releases/previews", {
    body: { area, release, ...(days ? { days } : {}), ...(why ? { why } : {}), ...(force ? { force } : {}) },
  });

/** The preview of what was just published, or why there is none: the release is published all the same. */
export async function previewPublished(
  service: Service,
  deployable: Deployable,
  release: string,
  options: Options,
): Promise<{ preview: Made | null; text: string }> {
  if (deployable === "shell") return { preview: null, text: "" };
  try {
    const preview = await createPreview(service, deployable, release, options);
    return { preview, text: showMade(preview) };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { preview: null, text: `(no link to show it: ${error.message})` };
  }
}

const showMade = ({ url, area, release, expires_at }: Made): string =>
  `${url}\n(shows ${area} ${release} to whoever opens it, until ${moment(expires_at)}; shown this once)`;

function showPreviews(previews: readonly Preview[]): string {
  const rows = previews.map(({ id, release, created_by, created_at, shown, why, ...preview }) => [
    String(id),
    release,
    moment(created_at),
    created_by,
    `${shown} times`,
    stateOf(preview),
    why ?? "",
  ]);
  return table([["preview", "release", "made", "by", "shown", "", "why"], ...rows]);
}

function stateOf({
  state,
  expires_at,
  ended_by,
}: Pick<Preview, "state" | "expires_at" | "ended_by">): string {
  if (state === "ended") return `ended by ${ended_by}`;
  return state === "open" ? `until ${moment(expires_at)}` : "expired";
}
