import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import { HEAVY, oneAtATime, perAccount } from "../../platform/http/per-account.ts";
import { atomicRoute, route } from "../../platform/http/route.ts";
import { rowBudget } from "../../platform/http/row-budget.ts";
import type { FeatureDeps } from "../feature.ts";
import { changeStatus, changeWord, saveWord } from "./change-words.queries.ts";
import { deleteWords, restoreWords } from "./delete-words.queries.ts";
import { importWords } from "./import-words.queries.ts";
import { checkWord, exportWords, idsOfWord, listMarks, listWords } from "./list-words.queries.ts";
import { noSuchWord } from "./saved-word.ts";

const codeOf = (language: LanguageName | undefined) => language && languageOf(language).code;

/** Calls a minute or an hour of one account, each of which may read or write very many rows. */
const MOST = { pagesAMinute: 120, marksAMinute: 60, importsAMinute: 10, exportsAnHour: 10 };

export function wordRoutes(app: FastifyInstance, deps: FeatureDeps): void {
  const exporting = oneAtATime(deps, "words-export", ({ words }) => words.exporting);

  atomicRoute(app, "POST /api/user-words", ({ db, user, body }) => saveWord(db, user.id, body));
  route(
    app,
    "GET /api/user-words",
    ({ db, user, query }) =>
      listWords(db, user.id, {
        ...query,
        language: codeOf(query.language),
        status: query.status,
        forgotten: query.forgotten,
        rewrite_id: query.rewrite_id,
        q: query.q,
      }),
    { ...perAccount(deps, "words", MOST.pagesAMinute), ...HEAVY },
  );
  atomicRoute(app, "PATCH /api/user-words/{id}", ({ db, user, params, body }) =>
    changeWord(db, user.id, params.id, body),
  );
  atomicRoute(app, "DELETE /api/user-words/{id}", async ({ db, user, params }) => {
    const gone = await deleteWords(db, user.id, [params.id]);
    if (gone.length === 0) throw noSuchWord();
  });
  atomicRoute(app, "DELETE /api/user-words/{source_lang}/{word}", async ({ db, user, params }) => {
    const ids = await idsOfWord(db, user.id, params.word, params.source_lang);
    const gone = await deleteWords(db, user.id, ids);
    if (gone.length === 0) throw noSuchWord();
  });
  atomicRoute(
    app,
    "PATCH /api/user-words",
    async ({ db, user, body }) => ({ ids: await changeStatus(db, user.id, body.ids, body.status) }),
    rowBudget<"PATCH /api/user-words">(deps, ({ ids }) => ids.length),
  );
  atomicRoute(
    app,
    "POST /api/user-words/delete",
    async ({ db, user, body }) => ({ ids: await deleteWords(db, user.id, body.ids) }),
    rowBudget<"POST /api/user-words/delete">(deps, ({ ids }) => ids.length),
  );
  atomicRoute(
    app,
    "POST /api/user-words/restore",
    async ({ db, user, body }) => ({ ids: await restoreWords(db, user.id, body.ids) }),
    rowBudget<"POST /api/user-words/restore">(deps, ({ ids }) => ids.length),
  );
  route(
    app,
    "GET /api/user-words/export",
    ({ db, user, query }) =>
      exporting(user.id, () =>
        exportWords(db, user.id, { ...query, language: codeOf(query.language), status: query.status }),
      ),
    perAccount(deps, "words-export", MOST.exportsAnHour, "1 hour"),
  );
  // Not one transaction: a repeat completes what a failure left out.
  route(
    app,
    "POST /api/user-words/import",
    async ({ user, body }) => ({ outcomes: await importWords(deps.db, user.id, body.words, body.dry_run) }),
    {
      ...perAccount(deps, "words-import", MOST.importsAMinute),
      ...rowBudget<"POST /api/user-words/import">(deps, ({ words }) => words.length),
      isHeavy: () => false, // each of its portions takes a turn of its own
    },
  );
  route(app, "GET /api/user-words/check/{word}", ({ db, user, params, query }) =>
    checkWord(db, user.id, params.word, query.source_lang),
  );
  route(
    app,
    "GET /api/user-words/marks",
    ({ db, user, query }) => listMarks(db, user.id, languageOf(query.language).code),
    perAccount(deps, "words-marks", MOST.marksAMinute),
  );
}
