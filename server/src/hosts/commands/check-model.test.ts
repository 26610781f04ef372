import type { LanguageCode } from "@lagom/shared/text/languages";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { importFixture } from "../../testing/content/content.ts";
import { FIXTURE_CORPUS } from "../../testing/content/fixture-corpus.ts";
import { type ModelRequest, startModelServer } from "../../testing/content/model-server.ts";
import { testDatabase } from "../../testing/database.ts";
import { type Corpus, readCorpus } from "../../texts/collection/corpus-files.ts";
import { createTextPool } from "../../texts/passages/text-pool.ts";
import { createModel, type Model } from "../../texts/rewriting/model/model.ts";
import { checkModel, printScore, type TaskScore } from "./check-model.ts";
import { goldenPrompts } from "./golden-prompts.ts";

const server = await startModelServer();
const textPool = createTextPool();
const settings = { LLM_BASE_URL: server.url, LLM_MODEL: "test" };
const modelOf = (env: Record<string, string>) => createModel(readConfig(env)) as Model;
let database: Database;
let corpus: Corpus;
let answers: Map<string, string>;

beforeAll(async () => {
  database = await testDatabase();
  await importFixture(database.db);
  corpus = await readCorpus(FIXTURE_CORPUS);
  answers = await ours();
});
beforeEach(() => {
  server.answer = good;
});
afterAll(() => Promise.all([textPool.close(), server.close(), database.close()]));

/** What our collection has in svenska at A2 for each paragraph, and in english for each sentence and word. */
async function ours(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { texts } of [...corpus.articles, ...corpus.bookTexts]) {
    const easy = texts.get("sv")?.[0]?.paragraphs ?? [];
    for (const code of ["sv", "en"] as const) {
      for (const [at, { sentences }] of (texts.get(code)?.at(-1)?.paragraphs ?? []).entries())
        found.set(textOf(sentences), textOf(easy[at]?.sentences ?? []));
    }
  }
  const { sentences, words } = await goldenPrompts(corpus, "sv");
  for (const { text, ours } of [...sentences, ...words]) found.set(`${text} in english`, ours[0] ?? "");
  return found;
}

const textOf = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text).join(" ");

function good({ system, text }: ModelRequest): string {
  if (text === "") return "Hello";
  return answers.get(system.includes("You translate") ? `${text} in english` : text) ?? "";
}

async function check(languages: LanguageCode[], model = modelOf(settings)): Promise<TaskScore[]> {
  const scores: TaskScore[] = [];
  for await (const score of checkModel({ db: database.db, textPool, corpus, model }, languages))
    scores.push(score);
  return scores;
}

const verdicts = (scores: readonly TaskScore[]) => scores.map((score) => printScore(score).split("\n", 1)[0]);

it("says at which tasks a model is good enough, and at which not and why", async () => {
  const scores = await check(["sv"]);
  expect(verdicts(scores)).toEqual([
    "no   rewriting to A2 in svenska: 2 of 6 pass",
    "ok   rewriting to B1 in svenska: 6 of 6 pass",
    "ok   translating sentences from svenska into english: 6 of 6 pass",
    "ok   looking words up from svenska into english: 6 of 6 pass",
  ]);
  expect(scores[0]?.failures[0]).toMatch(/^The bank by the sea .*: too hard$/);
});

it("judges as the product does", async () => {
  server.answer = (asked) => {
    if (asked.text === "") return "Hello";
    if (!asked.system.includes("You translate")) return "I cannot rewrite this.";
    return asked.text.includes(" ") ? "Yes, of course." : "river";
  };
  const scores = await check(["sv"]);
  expect(verdicts(scores)).toEqual([
    "no   rewriting to A2 in svenska: 0 of 6 pass",
    "no   rewriting to B1 in svenska: 0 of 6 pass",
    "no   translating sentences from svenska into english: 0 of 6 pass",
    "no   looking words up from svenska into english: 0 of 6 pass",
  ]);
  expect(scores.map(({ failures }) => failures[0]?.split(": ").at(-1))).toEqual([
    "The model refused",
    "The model refused",
    expect.stringMatching(/^Yes, of course\., not /),
    expect.stringMatching(/^river, not /),
  ]);
});

it("ends with the reason if the model does not answer", async () => {
  server.answer = () => ({ status: 404 });
  await expect(check(["sv"])).rejects.toThrow("The model answered 404 with an error: misbehaving");
  const gone = await startModelServer();
  await gone.close();
  const nowhere = modelOf({ ...settings, LLM_BASE_URL: gone.url });
  await expect(check(["sv"], nowhere)).rejects.toThrow(/^The model failed: Cannot connect/);
});
