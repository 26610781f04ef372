import { marked } from "marked";
import { decodeText } from "./decode.ts";
import { isDocx, readDocx } from "./docx.ts";
import { isEpub, readEpub } from "./epub.ts";
import {
  type Chapter,
  charactersOf,
  FileRefused,
  type FileText,
  MOST_FILE_BYTES,
  MOST_FILE_CHARACTERS,
} from "./file-text.ts";
import { readMarkup } from "./markup.ts";
import { readPlain, splitTitle } from "./plain.ts";
import { isSubtitles, readSubtitles } from "./subtitles.ts";
import { withoutReadings } from "./with-reading.ts";
import { openZip } from "./zip.ts";

/** Of a file that is all text: more than the longest text may have, with its markup. */
const MOST_TEXT_BYTES = 12 * 1024 * 1024;
/** An old Office file, or a newer one with a password. */
const COMPOUND = "\xd0\xcf\x11\xe0";
const LEAST_ARTICLE = 200;

/**
 * Reads a file that a reader brings, by what is in it rather than by its name.
 * @throws FileRefused; the reason of the signal when it is aborted
 */
export async function readFile(file: File, signal: AbortSignal): Promise<FileText> {
  if (file.size === 0) throw new FileRefused("empty");
  if (file.size > MOST_FILE_BYTES) throw new FileRefused("large");
  const text = tidied(await contentOf(file, signal), nameOf(file));
  const characters = charactersOf(text.chapters);
  if (characters === 0) throw new FileRefused("empty");
  if (characters > MOST_FILE_CHARACTERS) throw new FileRefused("long", characters);
  return text;
}

async function contentOf(file: File, signal: AbortSignal): Promise<FileText> {
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const head = new TextDecoder("latin1").decode(await file.slice(0, 1024).arrayBuffer());
  if (head.includes("%PDF-"))
    return (await import(/* webpackChunkName: "pdf" */ "./pdf.ts")).readPdf(file, signal);
  if (head.startsWith("PK")) {
    const zip = await openZip(file);
    if (isEpub(zip)) return readEpub(zip);
    if (isDocx(zip)) return readDocx(zip);
    throw new FileRefused("unknown");
  }
  if (head.startsWith(COMPOUND)) throw new FileRefused(ending === "docx" ? "encrypted" : "unknown");
  if (["pdf", "epub", "docx"].includes(ending)) throw new FileRefused("damaged");
  const read = OF_TEXT[ending];
  if (!read) throw new FileRefused("unknown");
  if (file.size > MOST_TEXT_BYTES) throw new FileRefused("large");
  return read(decodeText(new Uint8Array(await file.arrayBuffer())));
}

const untitled = (chapters: Chapter[]): FileText => ({ title: "", author: "", chapters });

const subtitles = (text: string): FileText => untitled([{ heading: "", paragraphs: readSubtitles(text) }]);

function plain(text: string): FileText {
  if (isSubtitles(text)) return subtitles(text);
  const titled = splitTitle(text);
  return { ...untitled(readPlain(titled?.rest ?? text)), title: titled?.title ?? "" };
}

function html(text: string): FileText {
  const whole = readMarkup(text);
  const articles = (["article", "main"] as const).map((only) => readMarkup(text, only));
  const { chapters } = articles.find((found) => charactersOf(found.chapters) > LEAST_ARTICLE) ?? whole;
  const heading = chapters.find((chapter) => chapter.heading)?.heading ?? "";
  return { ...untitled(chapters), title: heading && whole.title.includes(heading) ? heading : whole.title };
}

/** The head of a Markdown file, between lines of three hyphens. */
const FRONT_MATTER = /^\s*---\r?\n([\s\S]*?)\r?\n---\r?\n/;

function markdown(text: string): FileText {
  const facts = FRONT_MATTER.exec(text)?.[1] ?? "";
  const fact = (name: string) =>
    new RegExp(`^${name}:[ \\t]*["']?(.*?)["']?[ \\t]*$`, "m").exec(facts)?.[1] ?? "";
  const { chapters } = readMarkup(marked.parse(text.replace(FRONT_MATTER, ""), { async: false }));
  return { title: fact("title"), author: fact("author"), chapters };
}

const OF_TEXT: Readonly<Record<string, (text: string) => FileText>> = {
  txt: plain,
  text: plain,
  md: markdown,
  markdown,
  html,
  htm: html,
  xhtml: html,
  srt: subtitles,
  vtt: subtitles,
};

/** A text with a title, which no heading and no first line repeats, nor a first line its heading. */
function tidied({ title: named, author, chapters }: FileText, fileName: string): FileText {
  const written = chapters.filter(hasText);
  const title = withoutReadings(named.replace(/\s+/gu, " ").trim() || written[0]?.heading || fileName);
  let isFirst = true;
  const tidy = written.map(({ heading, paragraphs: [line = "", ...rest] }) => {
    const repeats = same(line, heading) || (isFirst && same(line, title));
    isFirst = false;
    return {
      heading: same(heading, title) ? "" : heading,
      paragraphs: line && !repeats ? [line, ...rest] : rest,
    };
  });
  return { title, author, chapters: tidy.filter(hasText) };
}

const hasText = ({ heading, paragraphs }: Chapter): boolean => heading !== "" || paragraphs.length > 0;

const same = (one: string, other: string): boolean => one !== "" && keyOf(one) === keyOf(other);

const keyOf = (text: string): string => withoutReadings(text).toLowerCase().normalize("NFC");

const nameOf = ({ name }: File): string =>
  name
    .replace(/\.\w+$/, "")
    .replace(/_+/g, " ")
    .trim();
