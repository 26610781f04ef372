import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import {
  type Block,
  type Concept,
  type LexiconLine,
  Meta,
  type Problem,
  parseBlocks,
  parseConcepts,
  parseLexicon,
} from "./corpus-lines.ts";

export interface CorpusArticle {
  slug: string;
  meta: Meta;
  texts: Map<LanguageCode, Block[]>;
  /** Of all its files. */
  hash: string;
}

/** The corpus as its files say it, with the faults of their form. */
export interface Corpus {
  articles: CorpusArticle[];
  concepts: Map<string, Concept>;
  lexicons: Map<LanguageCode, LexiconLine[]>;
  lexiconHash: string;
  problems: Problem[];
}

/** Reads a corpus folder: `articles/<slug>/` and `lexicon/`. */
export async function readCorpus(folder: string): Promise<Corpus> {
  const problems: Problem[] = [];
  const lexiconFiles = await readFiles(join(folder, "lexicon"));
  const reportTo = (file: string) => (line: number, message: string) =>
    problems.push({ file, line, message });
  const conceptsFile = "lexicon/concepts.tsv";
  const concepts = parseConcepts(lexiconFiles.get("concepts.tsv") ?? "", reportTo(conceptsFile));
  const lexicons = new Map<LanguageCode, LexiconLine[]>();
  for (const { code } of LANGUAGES) {
    const content = lexiconFiles.get(`${code}.tsv`);
    if (content !== undefined) {
      lexicons.set(code, parseLexicon(content, concepts, reportTo(`lexicon/${code}.tsv`)));
    }
  }
  const articles: CorpusArticle[] = [];
  for (const slug of await foldersIn(join(folder, "articles"))) {
    const article = readArticle(slug, await readFiles(join(folder, "articles", slug)), problems);
    if (article) articles.push(article);
  }
  return { articles, concepts, lexicons, lexiconHash: hashOf(lexiconFiles), problems };
}

function readArticle(
  slug: string,
  files: Map<string, string>,
  problems: Problem[],
): CorpusArticle | undefined {
  const path = (file: string) => `articles/${slug}/${file}`;
  const meta = Meta.safeParse(parseJson(files.get("meta.json") ?? ""));
  if (!meta.success) {
    const message = meta.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
    problems.push({ file: path("meta.json"), line: 1, message });
    return undefined;
  }
  const texts = new Map<LanguageCode, Block[]>();
  for (const { code } of LANGUAGES) {
    const content = files.get(`${code}.txt`);
    if (content === undefined) continue;
    const blocks = parseBlocks(content, (line, message) =>
      problems.push({ file: path(`${code}.txt`), line, message }),
    );
    texts.set(code, blocks);
  }
  return { slug, meta: meta.data, texts, hash: hashOf(files) };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function readFiles(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of (await readdir(folder)).sort()) {
    files.set(name, await readFile(join(folder, name), "utf8"));
  }
  return files;
}

function hashOf(files: ReadonlyMap<string, string>): string {
  return createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("hex");
}
