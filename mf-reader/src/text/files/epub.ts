import { type Chapter, FileRefused, type FileText } from "./file-text.ts";
import { readMarkup } from "./markup.ts";
import { readXml } from "./xml.ts";
import type { Zip } from "./zip.ts";

const CONTAINER = "META-INF/container.xml";
const ENCRYPTION = "META-INF/encryption.xml";
/** Files by which shops and libraries protect a book. */
const LICENCES = ["META-INF/license.lcpl", "META-INF/sinf.xml"];
/** Fonts are often obfuscated in books that anybody can read. */
const OF_FONTS = ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"];
/** A page of which so much is in links is a table of contents. */
const MOST_LINKED = 0.8;

/** Whether an archive is an EPUB. */
export const isEpub = (zip: Zip): boolean => zip.has(CONTAINER);

/**
 * Reads the chapters of an EPUB in their order, without its cover and its table of contents.
 * @throws FileRefused damaged, protected
 */
export async function readEpub(zip: Zip): Promise<FileText> {
  await refuseProtected(zip);
  const path = rootFileOf((await zip.text(CONTAINER)) ?? "");
  const opf = await zip.text(path);
  if (opf === null) throw new FileRefused("damaged");
  const { title, author, pages, ncx, nav } = readPackage(opf, path);
  const labels = nav
    ? linksOf((await zip.text(nav)) ?? "", nav)
    : pointsOf((ncx && (await zip.text(ncx))) || "", ncx);
  const chapters: Chapter[] = [];
  for (const page of pages) {
    const markup = page === nav ? null : await zip.text(page);
    if (markup === null) continue;
    const text = readMarkup(markup);
    if (text.linked > MOST_LINKED) continue;
    const [first, ...rest] = text.chapters;
    if (!first) continue;
    chapters.push({ ...first, heading: first.heading || (labels.get(page) ?? "") }, ...rest);
  }
  return { title, author, chapters };
}

async function refuseProtected(zip: Zip): Promise<void> {
  if (LICENCES.some(zip.has)) throw new FileRefused("protected");
  readXml((await zip.text(ENCRYPTION)) ?? "", {
    open: (name, { Algorithm: algorithm = "" }) => {
      if (name === "EncryptionMethod" && !OF_FONTS.includes(algorithm)) throw new FileRefused("protected");
    },
  });
}

function rootFileOf(container: string): string {
  let path = "";
  readXml(container, {
    open: (name, attributes) => {
      if (name === "rootfile") path ||= attributes["full-path"] ?? "";
    },
  });
  return path;
}

/** Title, author and pages of a book, as its package file lists them. */
function readPackage(opf: string, path: string) {
  const facts = { title: "", creator: [] as string[] };
  const files = new Map<string, string>();
  const pages: string[] = [];
  let field = "";
  let text = "";
  let nav = "";
  let ncx = "";
  readXml(opf, {
    open: (name, attributes) => {
      field = name;
      text = "";
      if (name === "item") {
        const file = resolve(attributes.href ?? "", path);
        files.set(attributes.id ?? "", file);
        if (attributes.properties?.split(" ").includes("nav")) nav = file;
        if (attributes["media-type"] === "application/x-dtbncx+xml") ncx = file;
      }
      if (name === "itemref" && attributes.linear !== "no") {
        const page = files.get(attributes.idref ?? "");
        if (page !== undefined) pages.push(page);
      }
    },
    text: (part) => {
      text += part;
    },
    close: (name) => {
      if (name !== field) return;
      if (name === "title") facts.title ||= text.trim();
      if (name === "creator" && text.trim()) facts.creator.push(text.trim());
      field = "";
    },
  });
  return { title: facts.title, author: facts.creator.join(", "), pages, nav, ncx };
}

/** The names of pages in a table of contents, by page. */
function linksOf(markup: string, path: string): Map<string, string> {
  const labels = new Map<string, string>();
  let page: string | null = null;
  let text = "";
  readXml(markup, {
    open: (name, { href }) => {
      if (name !== "a") return;
      page = href && !href.includes("#") ? resolve(href, path) : null;
      text = "";
    },
    text: (part) => {
      text += part;
    },
    close: (name) => {
      if (name !== "a" || page === null) return;
      if (!labels.has(page)) labels.set(page, text.trim());
      page = null;
    },
  });
  return labels;
}

/** The names of pages in the table of contents of an EPUB 2, by page. */
function pointsOf(ncx: string, path: string): Map<string, string> {
  const labels = new Map<string, string>();
  let label = "";
  let inText = false;
  readXml(ncx, {
    open: (name, { src = "" }) => {
      if (name === "text") {
        inText = true;
        label = "";
      }
      if (name !== "content" || src.includes("#")) return;
      const page = resolve(src, path);
      if (!labels.has(page)) labels.set(page, label.trim());
    },
    text: (part) => {
      if (inText) label += part;
    },
    close: (name) => {
      if (name === "text") inText = false;
    },
  });
  return labels;
}

/** The path of a file in the archive that another file refers to. */
function resolve(href: string, from: string): string {
  const { pathname } = new URL(href, new URL(encodeURI(from), "file:///"));
  try {
    return decodeURIComponent(pathname).slice(1);
  } catch {
    return pathname.slice(1);
  }
}
