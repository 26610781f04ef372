import type { Text } from "@lagom/shared/contract/text";
import { DEFAULT_LANGUAGE, type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../../platform/http/http-error.ts";
import { type Input, route } from "../../platform/http/route.ts";
import { hasModel } from "../../texts/rewriting/model/model.ts";
import { speakerOf } from "../speech/voices.ts";
import { readFeed, recommendedArticle } from "./feed.queries.ts";
import { articleText, mendText, type Rewriters } from "./read-or-write.ts";
import { readReader } from "./reader.queries.ts";
import { findRewrite, findSample, readText } from "./texts.queries.ts";

/** What the landing page shows to visitors, and newcomers find their level by: of the collection's articles the easiest at A1. */
const SAMPLE = { slug: "iceland-hot-water", level: "B1" } as const;

/** The calls that read texts. */
export function textRoutes(app: FastifyInstance, rewriters: Rewriters): void {
  const { db, writer } = rewriters;

  route(app, "GET /api/newsfeed", async ({ user, query }) => {
    const reader = await readReader(db, user.id);
    return readFeed(
      db,
      { ...query, withSources: writer !== null },
      reader.knownIn(languageOf(query.language).code),
    );
  });

  route(app, "GET /api/article_rewrite", async (input) => {
    const { query, user } = input;
    const articleId = await recommendedArticle(db, { ...query, withSources: writer !== null }, user.id);
    if (articleId === null) throw new HttpError("not_found", ({ texts }) => texts.noArticleYet);
    const language = languageOf(query.language).code;
    const id = await articleText(rewriters, { articleId, language, level: query.level }, user.id);
    return answerText(rewriters, id, input.query.level, input);
  });

  route(app, "GET /api/article/{id}/rewrite", async (input) => {
    const { params, query, user } = input;
    const { level } = query;
    const language = languageOf(query.language).code;
    const id = await articleText(rewriters, { articleId: params.id, language, level }, user.id);
    return answerText(rewriters, id, level, input);
  });

  route(app, "GET /api/rewrite/{id}", async (input) => {
    const text = await answerText(rewriters, input.params.id, null, input);
    if (!input.user && text.book_id === null)
      throw new HttpError("unauthorized", ({ access }) => access.signIn);
    return text;
  });

  route(app, "POST /api/rewrite/{id}/retry", async (input) => {
    const id = await mendText(rewriters, input.params.id, input.user.id);
    return answerText(rewriters, id, null, { ...input, query: {} });
  });

  route(app, "GET /api/sample", async (input) => {
    const { language = DEFAULT_LANGUAGE, level = SAMPLE.level } = input.query;
    const article = await findSample(db, SAMPLE.slug);
    const id = await findRewrite(db, article, languageOf(language).code, level);
    return answerText(rewriters, id, level, input);
  });
}

/** The parts of a request that determine how a text is answered. */
export interface TextRequest extends Pick<Input<"GET /api/sample">, "user" | "headers"> {
  query: { part?: string | undefined; target_lang?: LanguageCode | undefined };
}

/**
 * The reply with a rewrite.
 * @param level the requested level; null for the level of the rewrite
 */
export async function answerText(
  { db, writer, config }: Rewriters,
  rewriteId: number,
  level: Level | null,
  { user, query, headers }: TextRequest,
): Promise<Text> {
  return readText(db, {
    rewriteId,
    level,
    part: query.part,
    asked: query.target_lang,
    reader: user && (await readReader(db, user.id)),
    canWrite: writer !== null,
    canTranslate: config.LIBRETRANSLATE_URL !== undefined || (user !== null && hasModel(config)),
    speakerOf: (language) => (user ? speakerOf(config, language)?.by : undefined),
    acceptLanguage: headers["accept-language"],
  });
}
