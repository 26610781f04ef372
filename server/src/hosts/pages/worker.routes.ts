import type { ReleaseRecord } from "@lagom/releases/record";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config.ts";
import { fileUrl, integrityIn } from "../page-releases/release-address.ts";
import { releaseLimit } from "../page-releases/release-limit.ts";
import type { ReleaseState } from "../page-releases/release-state.ts";
import { pageLanguage } from "./page-language.ts";

/** Pages that work offline: the frame, texts, words and lists. */
const OFFLINE_DEPLOYABLES = ["shell", "reader", "account"] as const;
const SCRIPT = "sw.js";

interface WorkerDeps {
  config: Config;
  currentState: () => Promise<ReleaseState>;
  readShellFile: (record: ReleaseRecord, name: string) => Promise<string>;
}

/** Serves the live shell's service worker, and the list of the files that it keeps for offline. */
export function workerRoutes(
  app: FastifyInstance,
  { config, currentState, readShellFile }: WorkerDeps,
): void {
  const limit = releaseLimit(config);
  app.get(`/${SCRIPT}`, { config: limit }, async (_, reply) => {
    const shell = (await currentState()).records.get("shell");
    if (!shell?.files[SCRIPT]) return reply.callNotFound();
    return reply
      .headers({
        "cache-control": "no-cache",
        "content-security-policy": `default-src 'none'; script-src 'self'; connect-src 'self' ${config.apiUrl}; img-src 'self'`,
      })
      .type("text/javascript; charset=utf-8")
      .send(await readShellFile(shell, SCRIPT));
  });

  app.get("/offline.json", { config: limit }, async (request, reply) => {
    const { document, records } = await currentState();
    const language = pageLanguage(request);
    const files = OFFLINE_DEPLOYABLES.flatMap((deployable) => filesOf(records.get(deployable), language));
    const { environment, revision } = document;
    return reply.headers({ "cache-control": "no-cache" }).send({ environment, revision, files });
  });
}

/** The scripts and styles of a release, and its messages in one language; fonts and images are cached when they are first used. */
function filesOf(
  record: ReleaseRecord | undefined,
  language: LanguageCode,
): { url: string; integrity: string }[] {
  if (!record) return [];
  const isNeeded = (name: string) =>
    name.startsWith("messages/") ? name.startsWith(`messages/${language}.`) : name !== SCRIPT;
  return Object.keys(record.files)
    .filter((name) => /\.(js|css)$/.test(name) && isNeeded(name))
    .map((name) => ({ url: fileUrl(record, name), integrity: integrityIn(record, name) }));
}
