import { LANGUAGES } from "@lagom/shared/text/languages";
import { beforeAll, expect, it } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { FIXTURE_CORPUS, importFixture } from "../../testing/content/content.ts";
import { readCorpus } from "../../texts/collection/corpus-files.ts";
import { buildLexicon } from "./lexicon.ts";
import { loadLexicon } from "./load-lexicon.queries.ts";

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
