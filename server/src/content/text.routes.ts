import type { Text } from "@lagom/shared/contract/text";
import { DEFAULT_LANGUAGE, type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/open.ts";
import { HttpError } from "../http/http-error.ts";
import { type Input, route } from "../http/route.ts";
import { newestRewrite, readFeed } from "./feed.queries.ts";
import { readReader } from "./reader.queries.ts";
import { findArticle, findRewrite, readText } from "./texts.queries.ts";

/** What the landing page shows to visitors. */
const SAMPLE = { slug: "tidal-power", level: "B1" } as const;

/** The calls that read texts. */
export function textRoutes(app: FastifyInstance, db: Db): void {
  route(app, "GET /api/newsfeed", async ({ user, query }) => {
    const reader = await readReader(db, user.id);
    return readFeed(db, query, reader.knownIn(languageOf(query.language).code));
  });

  route(app, "GET /api/article_rewrite", async (input) => {
    const id = await newestRewrite(db, input.query, input.user.id);
    if (id === null) throw new HttpError("not_found", "There is no article in this language yet");
    return answer(db, id, input.query.level, input);
  });

  route(app, "GET /api/article/{id}/rewrite", async (input) => {
    const { language, level } = input.query;
    const id = await findRewrite(db, input.params.id, languageOf(language).code, level);
    return answer(db, id, level, input);
  });

  route(app, "GET /api/rewrite/{id}", (input) => answer(db, input.params.id, null, input));

  route(app, "GET /api/sample", async (input) => {
    const { language = DEFAULT_LANGUAGE, level = SAMPLE.level } = input.query;
    const article = await findArticle(db, SAMPLE.slug);
    const id = await findRewrite(db, article, languageOf(language).code, level);
    return answer(db, id, level, input);
  });
}

interface Request extends Pick<Input<"GET /api/sample">, "user" | "headers"> {
  query: { part?: string | undefined; target_lang?: LanguageCode | undefined };
}

async function answer(
  db: Db,
  rewriteId: number,
  level: Level | null,
  { user, query, headers }: Request,
): Promise<Text> {
  return readText(db, {
    rewriteId,
    level,
    part: query.part,
    asked: query.target_lang,
    reader: user && (await readReader(db, user.id)),
    acceptLanguage: headers["accept-language"],
  });
}
