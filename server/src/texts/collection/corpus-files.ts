import { createHash } from "node:crypto";
import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { BOOK_PARTS, type BookPart } from "@lagom/shared/text/book-parts";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import type { z } from "zod";
import {
  type Concept,
  type LexiconLine,
  parseConcepts,
  parseLexicon,
} from "../../language/lexicon/lexicon-lines.ts";
import type { Block } from "../passages/block.ts";
import { BookMeta, Meta, type Problem, parseBlocks } from "./corpus-lines.ts";

/** The source of corpus texts; nothing is presented as news. */
export const CORPUS_SOURCE = "Lagom collection";

/** One text in its languages and levels. */
export interface CorpusText {
  /** Below the corpus: `articles/<slug>`, `books/<slug>/summary`. */
  folder: string;
  slug: string;
  /** Names that occur in it, as written in any language. */
  names: readonly string[];
  texts: Map<LanguageCode, Block[]>;
  /** A hash of all its files. */
  hash: string;
}

export interface CorpusArticle extends CorpusText {
  meta: Meta;
}

export interface CorpusBookText extends CorpusText {
  part: BookPart;
}

/** The corpus as read from its files, with the errors found in their format. */
export interface Corpus {
  articles: CorpusArticle[];
  bookTexts: CorpusBookText[];
  concepts: Map<string, Concept>;
  lexicons: Map<LanguageCode, LexiconLine[]>;
  lexiconHash: string;
  problems: Problem[];
}

/** Reads a corpus folder: `articles/<slug>/`, `books/<slug>/` and `lexicon/`. */
export async function readCorpus(folder: string): Promise<Corpus> {
  const problems: Problem[] = [];
  const { concepts, lexicons, files } = await readLexicon(folder, problems);
  const articles = await readArticles(folder, problems);
  const bookTexts: CorpusBookText[] = [];
  for (const slug of await foldersIn(join(folder, "books"))) {
    bookTexts.push(...(await readBookTexts(folder, slug, problems)));
  }
  return { articles, bookTexts, concepts, lexicons, lexiconHash: hashOf(files), problems };
}

async function readLexicon(folder: string, problems: Problem[]) {
  const files = await readFiles(join(folder, "lexicon"));
  const reportTo = (file: string) => (line: number, message: string) =>
    problems.push({ file: `lexicon/${file}`, line, message });
  const concepts = parseConcepts(files.get("concepts.tsv") ?? "", reportTo("concepts.tsv"));
  const lexicons = new Map<LanguageCode, LexiconLine[]>();
  for (const { code } of LANGUAGES) {
    const content = files.get(`${code}.tsv`);
    if (content !== undefined) lexicons.set(code, parseLexicon(content, concepts, reportTo(`${code}.tsv`)));
  }
  return { concepts, lexicons, files };
}

async function readArticles(folder: string, problems: Problem[]): Promise<CorpusArticle[]> {
  const articles: CorpusArticle[] = [];
  for (const slug of await foldersIn(join(folder, "articles"))) {
    const path = `articles/${slug}`;
    const article = readArticle(path, slug, await readFiles(join(folder, path)), problems);
    if (article) articles.push(article);
  }
  return articles;
}

async function readBookTexts(folder: string, slug: string, problems: Problem[]): Promise<CorpusBookText[]> {
  const path = `books/${slug}`;
  const metaFile = (await readFiles(join(folder, path))).get("meta.json") ?? "";
  const meta = checked(BookMeta, metaFile, `${path}/meta.json`, problems);
  if (!meta) return [];
  const bookTexts: CorpusBookText[] = [];
  for (const part of BOOK_PARTS) {
    const files = await readFiles(join(folder, path, part));
    if (files.size === 0) continue;
    const texts = readTexts(`${path}/${part}`, files, problems);
    const hash = hashOf(new Map([...files, ["meta.json", metaFile]]));
    bookTexts.push({ folder: `${path}/${part}`, slug, part, names: meta.names, texts, hash });
  }
  return bookTexts;
}

function readArticle(
  folder: string,
  slug: string,
  files: Map<string, string>,
  problems: Problem[],
): CorpusArticle | undefined {
  const meta = checked(Meta, files.get("meta.json") ?? "", `${folder}/meta.json`, problems);
  if (!meta) return undefined;
  const texts = readTexts(folder, files, problems);
  return { folder, slug, meta, names: meta.names, texts, hash: hashOf(files) };
}

/** The contents of a JSON file; undefined, with a problem, if it is invalid. */
function checked<T>(schema: z.ZodType<T>, content: string, file: string, problems: Problem[]): T | undefined {
  const read = schema.safeParse(parseJson(content));
  if (read.success) return read.data;
  const message = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
  problems.push({ file, line: 1, message });
  return undefined;
}

function readTexts(
  folder: string,
  files: ReadonlyMap<string, string>,
  problems: Problem[],
): Map<LanguageCode, Block[]> {
  const texts = new Map<LanguageCode, Block[]>();
  for (const { code } of LANGUAGES) {
    const content = files.get(`${code}.txt`);
    if (content === undefined) continue;
    const blocks = parseBlocks(content, (line, message) =>
      problems.push({ file: `${folder}/${code}.txt`, line, message }),
    );
    texts.set(code, blocks);
  }
  return texts;
}

function parseJson(content: string): unknown {
  try {
    const parsed: unknown = JSON.parse(content);
    return parsed;
  } catch {
    return undefined;
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(none);
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function readFiles(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const entries = await readdir(folder, { withFileTypes: true }).catch(none);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  for (const name of names.sort()) files.set(name, await readFile(join(folder, name), "utf8"));
  return files;
}

/** A missing folder counts as empty. */
function none(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

function hashOf(files: ReadonlyMap<string, string>): string {
  return createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("hex");
}
