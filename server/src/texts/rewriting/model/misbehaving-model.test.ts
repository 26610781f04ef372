import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadLexicon } from "../../../language/lexicon/load-lexicon.queries.ts";
import { readConfig } from "../../../platform/config.ts";
import type { Database } from "../../../platform/database/open.ts";
import { importFixture } from "../../../testing/content/content.ts";
import { type Behaviour, ENDLESS, HALF, startModelServer } from "../../../testing/content/model-server.ts";
import { testDatabase } from "../../../testing/database.ts";
import { createTextPool, type PassageContext } from "../../passages/text-pool.ts";
import { createModel, type FailureReason, type Model } from "./model.ts";
import type { SourceText } from "./source.queries.ts";
import type { Pen } from "./write-passage.ts";
import { rewriteSource } from "./write-text.ts";

const TITLE = "The sea";
const TEXT =
  "The sea rises every day in Fundy, and it gives electricity. The bank by the sea gives electricity every day in 1966.";
const GOOD = "Havet stiger varje dag i Fundy. Det ger el. Banken vid havet ger el varje dag 1966.";

const server = await startModelServer();
const textPool = createTextPool();
const model = createModel(readConfig({ LLM_BASE_URL: server.url, LLM_MODEL: "test" })) as Model;
let database: Database;
let pen: Pen;
let english: PassageContext;

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await importFixture(db);
  const context = { code: "sv", lexicon: await loadLexicon(db, "sv") } as const;
  english = { code: "en", lexicon: await loadLexicon(db, "en"), names: [] };
  pen = { db, model, textPool, context, signal: new AbortController().signal, onCall: async () => {} };
});
afterAll(async () => {
  await Promise.all([textPool.close(), server.close(), database.close()]);
});

/** Writes a text of one paragraph in svenska, with this answer for the paragraph. */
async function write(behaviour: Behaviour, text = TEXT) {
  server.answer = (asked) => {
    if (asked.text === text) return behaviour;
    return asked.text === TITLE ? "Havet" : "Havet stiger varje dag.";
  };
  const job = { language: "sv", level: "A2", passages: {} } as const;
  const paragraphs = await textPool.prepare(english, [TITLE, text]);
  const source: SourceText = { language: "en", summary: "The sea rises every day.", paragraphs };
  const { built, meaning } = await rewriteSource(pen, source, job, async () => {});
  return { text: built.paragraphs[1]?.text, missing: meaning?.missing, level: built.levelReport.estimated };
}

const LONGER =
  "Banken ger el till havet, och havet ger el till banken i dag. Varje dag stiger havet vid banken som ger el. Det finns en bank vid ett hav.";

const refused: [string, Behaviour, FailureReason][] = [
  [
    "in another language",
    "There is a bank by the sea, and it gives electricity every day in Fundy in 1966.",
    "wrong_language",
  ],
  [
    "in another script",
    "Η θάλασσα ανεβαίνει κάθε μέρα στο Fundy και δίνει ρεύμα. Η τράπεζα δίνει ρεύμα το 1966.",
    "wrong_language",
  ],
  ["the text itself", TEXT, "unchanged"],
  [
    "half in the language of the text",
    "Havet stiger varje dag i Fundy. Det ger el. The bank by the sea gives electricity every day in 1966.",
    "wrong_language",
  ],
  ["half a text that stops as if it were whole", GOOD.slice(0, -6), "cut_off"],
  ["half a text, cut off at the limit", { cutOff: GOOD.slice(0, -6) }, "cut_off"],
  ["a refusal in English", "I'm sorry, but I can't help with that. Fundy 1966.", "refused"],
  [
    "a refusal in the target language",
    "Jag kan tyvärr inte hjälpa till med att skriva om texten om Fundy 1966.",
    "refused",
  ],
  [
    "a refusal in a field of its own",
    { message: { content: null, refusal: "I can't help with that." } },
    "refused",
  ],
  ["its instructions", `${GOOD} You rewrite texts for people who learn a language by reading.`, "remark"],
  ["a request for the text", "Jag förstår. Skicka texten om Fundy 1966, så skriver jag om den.", "remark"],
  ["about its level", "Jag förstår. Jag ska skriva på nivå A2 om Fundy och 1966.", "remark"],
  ["empty", "", "empty"],
  ["no content", { message: { content: null } }, "empty"],
  ["white space and characters without width", " \n\t\u200b\u2060 ", "empty"],
  ["one sentence over and over", `${GOOD} ${"Havet ger el. ".repeat(6)}`, "runaway"],
  ["one word over and over", `${GOOD.slice(0, -1)} ${"el ".repeat(12)}.`, "runaway"],
  ["with another number", GOOD.replace("1966", "1969"), "changed_facts"],
  ["with a number that was not there", `${GOOD} Banken ger 4812.`, "changed_facts"],
  [
    "too long",
    `${GOOD} ${LONGER} ${LONGER.replaceAll("bank", "bok")} ${LONGER.replaceAll("el", "ord")}`,
    "runaway",
  ],
  ["too short", "Havet 1966.", "too_short"],
  ["with a script", `${GOOD}<script>alert(1)</script>`, "marked_up"],
  ["with mark-up in entities", `${GOOD}&lt;img src=x onerror=alert(1)&gt;`, "marked_up"],
  ["with a table", `| Havet | el |\n|---|---|\n| ${GOOD} | 1966 |`, "marked_up"],
  ["JSON", JSON.stringify({ text: GOOD }), "marked_up"],
  ["with a link", `${GOOD} Se www.example.com.`, "marked_up"],
  ["followed by another turn", `${GOOD}<|im_end|>\n<|im_start|>user\nTack!`, "marked_up"],
  ["thinking without an end", `<think>The user wants Swedish.\n${GOOD}`, "marked_up"],
  ["not UTF-8", { body: completion(Buffer.from(GOOD.replace("varje", "v\xe5rje"), "latin1")) }, "garbled"],
  ["UTF-8 read as Latin-1", GOOD.replace("Havet", "HÃ¥vet"), "garbled"],
  ["with letters of another script that look alike", GOOD.replace("Havet", "H\u0430vet"), "garbled"],
  [
    "a call of a tool",
    {
      message: { content: null, tool_calls: [{ id: "1", function: { name: "search", arguments: "{}" } }] },
      finish: "tool_calls",
    },
    "empty",
  ],
  ["broken JSON", { body: '{"choices":[{"message":{"role":"assistant","content":"Havet' }, "error"],
  ["an error with status 200", { body: JSON.stringify({ error: { message: "no such model" } }) }, "error"],
  ["a web page", { body: "<html>Sign in</html>", type: "text/html" }, "error"],
  ["without a choice", { body: JSON.stringify({ choices: [] }) }, "error"],
  ["429 and when to ask again", { status: 429, headers: { "retry-after": "0" } }, "busy"],
  ["500", { status: 500 }, "busy"],
  ["404", { status: 404 }, "error"],
  ["half a reply", HALF, "error"],
  ["a reply without an end", ENDLESS, "error"],
];

const cleaned: [string, string][] = [
  ["emphasis", GOOD.replace("Havet", "**Havet**").replace("el.", "*el*.")],
  ["a heading", `## Havet\n\n${GOOD}`],
  ["a heading in bold", `**Havet som ger el**\n\n${GOOD}`],
  ["a list", GOOD.replaceAll(". ", ".\n- ").replace(/^/, "- ")],
  ["a code fence", `\`\`\`text \n${GOOD}\n\`\`\` \n`],
  ["a preamble", `Sure, here is the rewritten text:\n\n${GOOD}`],
  ["a preamble on the same line", `Here is the text at level A2: ${GOOD}`],
  ["a preamble in the target language", `Här är texten på nivå A2:\n${GOOD}`],
  ["a closing remark", `${GOOD}\n\nLet me know if you would like any changes!`],
  ["a note", `${GOOD}\n\n(Obs: Jag har förenklat texten.)`],
  ["elements of HTML", `<p>${GOOD.replace("Havet", "<b>Havet</b>")}</p>`],
  ["control characters", GOOD.replace("stiger", "sti\u0000ger\u0007")],
  ["characters that turn the direction", GOOD.replace("stiger", "\u202estiger\u202c\u2066")],
  ["characters without width", GOOD.replace("Havet", "Ha\u200bvet\ufeff\u{e0041}")],
  ["thinking", `<think>\nThe user wants Swedish.\n</think>\n\n${GOOD}`],
  ["thinking without a beginning", `The user wants Swedish at A2.\n</think>\n${GOOD}`],
  ["quotation marks around it", `”${GOOD}”`],
  ["the marks of the text", `=====abc=====\n${GOOD}\n=====abc=====`],
  ["an end of turn", `${GOOD}<|im_end|>`],
  ["emoji", GOOD.replace("Havet", "🌊 Havet")],
];

describe("a model whose answer is", () => {
  it("good is believed", async () => {
    expect(await write(GOOD)).toMatchObject({ text: GOOD, missing: [] });
  });

  it.each(refused)("%s is not", async (_, behaviour, reason) => {
    await expect(write(behaviour)).rejects.toMatchObject({ name: "ModelFailure", reason });
  });

  it.each(cleaned)("good but for %s is believed without that", async (_, answer) => {
    expect(await write(answer)).toMatchObject({ text: GOOD, missing: [] });
  });
});

/** A reply of the protocol around the bytes of an answer. */
function completion(content: Buffer): Buffer {
  const before = '{"choices":[{"message":{"role":"assistant","content":"';
  return Buffer.concat([Buffer.from(before), content, Buffer.from('"},"finish_reason":"stop"}]}')]);
}
