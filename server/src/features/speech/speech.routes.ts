import type { Reply } from "@lagom/shared/contract/calls";
import { MOST_SPOKEN } from "@lagom/shared/limits";
import type { FastifyInstance } from "fastify";
import { atOnce } from "../../platform/http/at-once.ts";
import { badField, HttpError, type Reason } from "../../platform/http/http-error.ts";
import { perAccount } from "../../platform/http/per-account.ts";
import { type Input, route } from "../../platform/http/route.ts";
import { spendSpeech } from "../../texts/rewriting/jobs/budget.queries.ts";
import type { FeatureDeps } from "../feature.ts";
import { audioTypeOf } from "./audio-type.ts";
import { createSpeakOnce } from "./speak-once.ts";
import { findPiece } from "./speech.queries.ts";
import { createSpeechServer } from "./speech-server.ts";
import { voiceFor } from "./voices.ts";

/** A reader hears one sentence while the next one is fetched, and may touch words meanwhile. */
const PIECES_AT_ONCE = 4;
const PIECES_A_MINUTE = 120;

type SpeechInput = Input<"GET /api/rewrite/{id}/speech">;

/** The call that speaks sentences and words of texts. */
export function speechRoutes(app: FastifyInstance, { db, database, config, store }: FeatureDeps): void {
  const server = createSpeechServer(config);
  const speak = server && createSpeakOnce({ server, store, log: app.log });
  const budgets = { perDay: config.TTS_SENTENCES_PER_DAY, perUser: config.TTS_SENTENCES_PER_USER };
  const pieces = atOnce(PIECES_AT_ONCE, ({ speech }) => speech.tooMany);
  const limit = perAccount({ database, config }, "speech", PIECES_A_MINUTE);

  async function answer({
    params,
    query,
    user,
  }: SpeechInput): Promise<Reply<"GET /api/rewrite/{id}/speech">> {
    const { paragraph, start, end } = query;
    if (end <= start) throw badField("end", "must be after start");
    if (end - start > MOST_SPOKEN) throw badField("end", `must be at most ${MOST_SPOKEN} after start`);
    const position = paragraph === "title" ? 0 : Number(paragraph.slice(1));
    const piece = await findPiece(db, { rewriteId: params.id, position, start, end }, user.id);
    if (!piece) throw new HttpError("not_found", ({ speech }) => speech.noPiece);
    const { language, isPersonal } = piece;
    const text = piece.text.toWellFormed().replace(/\s+/g, " ").trim();
    if (!/[\p{L}\p{N}]/u.test(text)) throw badField("start", "there is nothing to speak from there to end");
    const voice = voiceFor(config, language);
    if (!speak || !voice) throw new HttpError("not_found", ({ speech }) => speech.noVoice);
    const spend = () => spendSpeech(db, user.id, budgets);
    const sound = await speak({ text, language, voice, isStored: !isPersonal }, spend).catch(unavailable);
    const type = audioTypeOf(sound);
    if (!type) throw new HttpError("unavailable", UNAVAILABLE);
    return { type, audio: Buffer.from(sound).toString("base64") };
  }

  route(
    app,
    "GET /api/rewrite/{id}/speech",
    (input) => pieces.run(input.user.id, () => answer(input)),
    limit,
  );
}

const UNAVAILABLE: Reason = ({ speech }) => speech.silent;

function unavailable(cause: unknown): never {
  if (cause instanceof HttpError) throw cause;
  throw Object.assign(new HttpError("unavailable", UNAVAILABLE), { cause });
}
