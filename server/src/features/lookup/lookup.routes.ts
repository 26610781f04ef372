import { CATEGORIES } from "@lagom/shared/text/categories";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { glossLanguage } from "../../language/lexicon/gloss-language.ts";
import type { Db } from "../../platform/database/open.ts";
import { atOnce } from "../../platform/http/at-once.ts";
import { type Input, route } from "../../platform/http/route.ts";
import { readReader } from "../reading/reader.queries.ts";
import { type TranslatePort, translate } from "./translate.ts";

/** Of one account, or of one address of visitors: far less than may wait for the tokeniser. */
const LOOKUPS_AT_ONCE = 30;

/** The calls that look words up, and the lists that pickers show. */
export function lookupRoutes(app: FastifyInstance, db: Db, ports: readonly TranslatePort[]): void {
  const lookups = atOnce(LOOKUPS_AT_ONCE, ({ lookups }) => lookups.tooMany);

  const lookUp = async (caller: string, { user, body, headers }: Input<"POST /api/translate">) => {
    const own = user ? (await readReader(db, user.id)).own : undefined;
    const languages = { asked: body.target_lang, own, acceptLanguage: headers["accept-language"] };
    const target = glossLanguage(languages, body.source_lang);
    const { text, source_lang: source, context } = body;
    return translate(ports, { text, source, target, context, userId: user?.id, caller });
  };
  route(app, "POST /api/translate", (input) => {
    const caller = input.user?.id ?? input.ip;
    return lookups.run(caller, () => lookUp(caller, input));
  });

  route(app, "GET /api/languages", async () => {
    const read = await languagesWithArticles(db);
    const languages = LANGUAGES.map((language) => ({ ...language, has_articles: read.has(language.code) }));
    return { languages };
  });

  route(app, "GET /api/categories", () => ({ categories: [...CATEGORIES] }));
}

async function languagesWithArticles(db: Db): Promise<Set<string>> {
  const codes = LANGUAGES.map(({ code }) => code);
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from unnest(${sql.param(codes)}::text[]) as code
    where ${newestOf(sql`code`)} is not null or ${newestOf(sql`code || '+source'`)} is not null`);
  return new Set(rows.map(({ code }) => code));
}

/** By the order of the index: for `exists`, the planner may read all entries of other lists before it finds that there is none. */
const newestOf = (list: SQL): SQL =>
  sql`(select article_id from feed_entries where list = ${list} order by published_at desc, article_id desc limit 1)`;
