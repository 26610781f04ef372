import { LANGUAGES } from "@lagom/shared/text/languages";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { corpusImports, lexiconWords } from "../../schema/lexicon.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { importFixture } from "../../testing/content/content.ts";
import { FIXTURE_CORPUS } from "../../testing/content/fixture-corpus.ts";
import { readCorpus } from "../../texts/collection/corpus-files.ts";
import { buildLexicon } from "./lexicon.ts";
import { LEXICON_IMPORT, loadLexicon } from "./load-lexicon.queries.ts";

const api = useTestApi();
beforeAll(() => importFixture(api.database.db));

it("knows of each line whether its base form is a word or only an explanation, as in its file", async () => {
  const { lexicons } = await readCorpus(FIXTURE_CORPUS);
  let explaining = 0;
  for (const { code } of LANGUAGES) {
    const written = (lexicons.get(code) ?? []).map(({ line, lemma, glossOnly }) => ({
      line,
      lemma,
      glossOnly,
    }));
    const { lines } = await loadLexicon(api.database.db, code);
    const loaded = lines.map(({ line, lemma, glossOnly }) => ({ line, lemma, glossOnly }));
    expect(loaded.sort((a, b) => a.line - b.line)).toEqual(written);
    explaining += written.filter(({ glossOnly }) => glossOnly).length;
    const [word] = written;
    if (word) expect(buildLexicon(code, lines).known(word.lemma)).toBe(true);
  }
  expect(explaining).toBeGreaterThan(0);
});

it("is read once until the next import, and kept for the four languages used last", async () => {
  const { db } = api.database;
  const [swedish, again] = await Promise.all([loadLexicon(db, "sv"), loadLexicon(db, "sv")]);
  expect(again).toBe(swedish);
  for (const code of ["de", "fr", "es"] as const) await loadLexicon(db, code);
  expect(await loadLexicon(db, "sv")).toBe(swedish);
  for (const code of ["de", "fr", "es", "zh"] as const) await loadLexicon(db, code);
  const reread = await loadLexicon(db, "sv");
  expect(reread).not.toBe(swedish);

  const word = { language: "sv", concept: "new", lemma: "nyord", pos: "noun", band: "B1", rank: 0 } as const;
  await db.transaction(async (tx) => {
    await tx.insert(lexiconWords).values({ ...word, line: 1_000_000 });
    await tx.update(corpusImports).set({ hash: "another" }).where(eq(corpusImports.name, LEXICON_IMPORT));
  });
  const { lines } = await loadLexicon(db, "sv");
  expect(lines.length).toBe(reread.lines.length + 1);
});
