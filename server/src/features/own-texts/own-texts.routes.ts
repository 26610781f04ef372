import type { Body } from "@lagom/shared/contract/calls";
import type { OwnText } from "@lagom/shared/contract/own-texts";
import { DEFAULT_LANGUAGE, findLanguage, type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import {
  MOST_OWN_TEXT_CHARACTERS,
  MOST_OWN_TEXT_PARAGRAPHS,
  PASTED_SOURCE,
} from "@lagom/shared/text/own-text";
import type { FastifyInstance } from "fastify";
import { guessLanguage } from "../../language/lexicon/guess-language.queries.ts";
import { badField } from "../../platform/http/http-error.ts";
import { perAccount } from "../../platform/http/per-account.ts";
import { type Input, route } from "../../platform/http/route.ts";
import { createExtractor } from "../../texts/feeds/extractor.ts";
import { plainTitle } from "../../texts/feeds/plain-title.ts";
import { type PlainText, withTitleOnce } from "../../texts/passages/plain-text.ts";
import { createTextPool } from "../../texts/passages/text-pool.ts";
import type { FeatureDeps } from "../feature.ts";
import { readReader } from "../reading/reader.queries.ts";
import { answerText } from "../reading/text.routes.ts";
import {
  deleteOwnText,
  findOwnText,
  listOwnTexts,
  listPreparing,
  plainText,
  reserveAgain,
  reserveOwnText,
} from "./own-texts.queries.ts";
import { prepareOwnText, summaryOf } from "./prepare-own-text.ts";
import { readLink } from "./read-link.ts";
import { startRewrite } from "./store-own-text.queries.ts";

const PASTED = { name: PASTED_SOURCE, url: null };
/** Where a text is from, as far as the request tells. */
const sourceOf = ({ url, source_name }: Body<"POST /api/user/texts">): OwnText["source"] =>
  url === undefined
    ? { ...PASTED, ...(source_name ? { name: plainTitle(source_name) } : {}) }
    : { name: new URL(url).hostname, url };
/** The field that the text is in. */
const fieldOf = ({ url, sections }: Body<"POST /api/user/texts">) =>
  url === undefined ? (sections ? "sections" : "text") : "url";
/** How much of a text is used to detect its language, in characters. */
const SAMPLE_CHARACTERS = 4000;
/** Each call may fetch a page and tokenise a novella; changing the language tokenises it again. */
const TOKENISED_A_MINUTE = 10;

/** The calls of readers' own texts. */
export function ownTextRoutes(app: FastifyInstance, { db, config, database }: FeatureDeps): void {
  const textPool = createTextPool();
  const deps = { db, textPool };
  const extractor = createExtractor();
  app.addHook("onClose", () => Promise.all([textPool.close(), extractor.close()]));
  const limit = perAccount({ database, config }, "own-texts", TOKENISED_A_MINUTE);

  route(app, "GET /api/user/texts", async ({ user }) => ({
    texts: await listOwnTexts(db, user.id),
    preparing: await listPreparing(db, user.id),
  }));

  route(
    app,
    "POST /api/user/texts",
    async (input) => {
      const { user, body } = input;
      if ([body.text, body.sections, body.url].filter((content) => content !== undefined).length !== 1)
        throw badField("text", "or sections or url is needed, and only one of them");
      const id = await reserveOwnText(db, user.id, sourceOf(body));
      try {
        await prepare(id, input);
      } catch (error) {
        await deleteOwnText(db, user.id, id).catch(() => {}); // by its owner already
        throw error;
      }
      return findOwnText(db, user.id, id);
    },
    limit,
  );

  route(app, "GET /api/user/texts/{id}", async (input) => {
    const { rewrite_id } = await findOwnText(db, input.user.id, input.params.id);
    return answerText({ db, writer: null, config }, rewrite_id, null, input);
  });

  route(
    app,
    "PATCH /api/user/texts/{id}",
    async ({ user, params, body }): Promise<OwnText> => {
      const { rewriteId, end } = await reserveAgain(db, user.id, params.id);
      try {
        const own = { userId: user.id, ownTextId: params.id, rewriteId };
        await prepareOwnText(deps, own, await plainText(db, rewriteId), languageOf(body.language).code);
      } finally {
        await end();
      }
      return findOwnText(db, user.id, params.id);
    },
    limit,
  );

  route(app, "DELETE /api/user/texts/{id}", ({ user, params }) => deleteOwnText(db, user.id, params.id));

  async function prepare(ownTextId: number, input: Input<"POST /api/user/texts">): Promise<void> {
    const { text, source, said } = await contentOf(input);
    const field = fieldOf(input.body);
    if (text.paragraphs.length === 0) throw badField(field, ({ fields }) => fields.empty);
    if (text.paragraphs.length > MOST_OWN_TEXT_PARAGRAPHS)
      throw badField(field, ({ fields }) => fields.tooManyParagraphs({ most: MOST_OWN_TEXT_PARAGRAPHS }));
    if (text.paragraphs.join("").length > MOST_OWN_TEXT_CHARACTERS)
      throw badField(field, ({ fields }) => fields.tooManyCharacters({ most: MOST_OWN_TEXT_CHARACTERS }));
    const language = await languageFor(input, text, said);
    const facts = { language, title: text.title, summary: summaryOf(text) };
    const rewriteId = await startRewrite(db, ownTextId, facts, source);
    await prepareOwnText(deps, { userId: input.user.id, ownTextId, rewriteId }, text, language);
  }

  async function contentOf({ body }: Input<"POST /api/user/texts">) {
    if (body.url === undefined) {
      const text = body.sections
        ? await textPool.readChapters(body.sections, body.title)
        : await textPool.read(body.text ?? "", body.title);
      return { text, source: sourceOf(body), said: null };
    }
    const { url, publisher, language, ...page } = await readLink(body.url, extractor, config.FETCH_ALLOW);
    const text = withTitleOnce({ ...page, title: plainTitle(body.title ?? "") || page.title });
    return { text, source: { name: publisher, url }, said: language };
  }

  /** As the reader says, as the words show, as the page says, else the language being learnt. */
  async function languageFor(
    { user, body }: Input<"POST /api/user/texts">,
    { title, paragraphs }: PlainText,
    said: string | null,
  ): Promise<LanguageCode> {
    if (body.language) return languageOf(body.language).code;
    const guessed = await guessLanguage(db, [title, ...paragraphs].join("\n").slice(0, SAMPLE_CHARACTERS));
    const named = findLanguage(said?.toLowerCase().split(/[-_]/)[0] ?? "")?.code;
    return guessed ?? named ?? languageOf((await readReader(db, user.id)).learning ?? DEFAULT_LANGUAGE).code;
  }
}
