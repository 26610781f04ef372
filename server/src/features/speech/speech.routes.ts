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
import { createEspeak } from "./espeak/espeak.ts";
import { inKana } from "./espeak/in-kana.ts";
import { createSpeakOnce } from "./speak-once.ts";
import { findParagraph } from "./speech.queries.ts";
import type { SpeechEngine } from "./speech-engine.ts";
import { createSpeechServer } from "./speech-server.ts";
import { speakerOf } from "./voices.ts";

/** A reader hears one sentence while the next one is fetched, and may touch words meanwhile. */
const PIECES_AT_ONCE = 4;
const PIECES_A_MINUTE = 120;

type SpeechInput = Input<"GET /api/rewrite/{id}/speech">;

/** The call that speaks sentences and words of texts. */
export function speechRoutes(app: FastifyInstance, { db, database, config, store }: FeatureDeps): void {
  const server = createSpeechServer(config);
  const espeak =
    config.TTS_KIND === "none" ? null : createEspeak({ timeoutMs: config.TTS_TIMEOUT_SECONDS * 1000 });
  app.addHook("onClose", () => espeak?.close());
  const once = (engine: SpeechEngine) => createSpeakOnce({ engine, store, log: app.log });
  const speakers = { server: server && once(server), espeak: espeak && once(espeak) };
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
    const found = await findParagraph(db, { rewriteId: params.id, position }, user.id);
    if (!found) throw new HttpError("not_found", ({ speech }) => speech.noPiece);
    const { language, isPersonal } = found;
    // Offsets are UTF-16 units, which the database does not count in.
    const written = found.text.slice(start, end);
    if (!isSpoken(written)) throw badField("start", "there is nothing to speak from there to end");
    const speaker = speakerOf(config, language);
    const speak = speaker && speakers[speaker.by];
    const isKana = speaker?.by === "espeak" && language === "ja";
    const text = oneLine(isKana ? inKana(found, start, end) : written);
    if (!speak || !isSpoken(text)) throw new HttpError("not_found", ({ speech }) => speech.noVoice);
    const { voice } = speaker;
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

const isSpoken = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const oneLine = (text: string): string => text.toWellFormed().replace(/\s+/g, " ").trim();

const UNAVAILABLE: Reason = ({ speech }) => speech.silent;

function unavailable(cause: unknown): never {
  if (cause instanceof HttpError) throw cause;
  throw Object.assign(new HttpError("unavailable", UNAVAILABLE), { cause });
}
