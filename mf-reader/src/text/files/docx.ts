import { type Chapter, FileRefused, type FileText } from "./file-text.ts";
import { withReading } from "./with-reading.ts";
import { readXml } from "./xml.ts";
import type { Zip } from "./zip.ts";

const DOCUMENT = "word/document.xml";
/** Deleted and moved text, and copies of drawings for older versions. */
const LEFT_OUT = new Set(["del", "moveFrom", "Fallback"]);

/** Whether an archive is a DOCX. */
export const isDocx = (zip: Zip): boolean => zip.has(DOCUMENT);

/** Reads a DOCX: its paragraphs, in chapters by its headings. @throws FileRefused damaged */
export async function readDocx(zip: Zip): Promise<FileText> {
  const xml = await zip.text(DOCUMENT);
  if (xml === null) throw new FileRefused("damaged");
  const headings = headingStyles((await zip.text("word/styles.xml")) ?? "");
  return { ...(await factsOf(zip)), chapters: chaptersOf(xml, headings) };
}

function chaptersOf(xml: string, headings: ReadonlySet<string>): Chapter[] {
  const chapters: Chapter[] = [{ heading: "", paragraphs: [] }];
  let text = "";
  let heading = false;
  let inText = false;
  let leftOut = 0;
  let reading = "";
  let inReading = false;
  let base = 0;
  const endParagraph = () => {
    const paragraph = text.replace(/\s+/gu, " ").trim();
    text = "";
    if (paragraph && heading) chapters.push({ heading: paragraph, paragraphs: [] });
    else if (paragraph) chapters.at(-1)?.paragraphs.push(paragraph);
    heading = false;
  };
  readXml(xml, {
    open: (name, { val = "" }) => {
      if (LEFT_OUT.has(name)) leftOut += 1;
      if (name === "p") endParagraph();
      if (name === "t") inText = true;
      if (name === "rt") [inReading, reading] = [true, ""];
      if (name === "rubyBase") base = text.length;
      if (name === "pStyle") heading = headings.has(val);
      if (name === "outlineLvl" && Number(val) < 9) heading = true;
      if (name === "tab" || name === "br" || name === "cr") text += " ";
      if (name === "noBreakHyphen") text += "-";
    },
    text: (part) => {
      if (!inText || leftOut > 0) return;
      if (inReading) reading += part;
      else text += part;
    },
    close: (name) => {
      if (LEFT_OUT.has(name)) leftOut -= 1;
      if (name === "t") inText = false;
      if (name === "rt") inReading = false;
      if (name === "rubyBase") text = text.slice(0, base) + withReading(text.slice(base), reading);
      if (name === "p") endParagraph();
    },
  });
  return chapters;
}

/** The ids of the styles of headings: their names are English in every language, and own styles have a level. */
function headingStyles(styles: string): Set<string> {
  const found = new Set<string>();
  let style = "";
  readXml(styles, {
    open: (name, { styleId = "", val = "" }) => {
      if (name === "style") style = styleId;
      if (name === "name" && /^(heading [1-6]|title)$/i.test(val)) found.add(style);
      if (name === "outlineLvl" && Number(val) < 9) found.add(style);
    },
  });
  return found;
}

async function factsOf(zip: Zip): Promise<Pick<FileText, "title" | "author">> {
  const facts = { title: "", creator: "" };
  let text = "";
  readXml((await zip.text("docProps/core.xml")) ?? "", {
    open: () => {
      text = "";
    },
    text: (part) => {
      text += part;
    },
    close: (name) => {
      if (name === "title" || name === "creator") facts[name] = text.trim();
    },
  });
  return { title: facts.title, author: facts.creator };
}
