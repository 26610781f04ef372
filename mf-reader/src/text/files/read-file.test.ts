import { describe, expect, it } from "vitest";
import { FileRefused, MOST_FILE_BYTES, MOST_FILE_CHARACTERS } from "./file-text.ts";
import { readFile as readUntil } from "./read-file.ts";
import { docxOf, epubOf, type PdfLine, page, pdfOf, zipOf } from "./testing.ts";

const readFile = (file: File) => readUntil(file, new AbortController().signal);
const fileOf = (text: BlobPart, name: string) => new File([text], name);
const chapter = (heading: string, ...paragraphs: string[]) => ({ heading, paragraphs });

describe("an EPUB", () => {
  it("is read with title, author and chapters, in the order of its spine", async () => {
    const file = epubOf({
      "cover.xhtml": page('<svg><text>Umschlag</text></svg><img src="x" alt="Bild"/>'),
      "titel.xhtml": page("<h1>Die Mühle</h1><p>Anna Berg</p>"),
      "inhalt.xhtml": page(
        '<h2>Inhalt</h2><a href="a.xhtml">Am Fluss</a> <a href="b b.xhtml">Der Müller</a>',
      ),
      "a.xhtml": page(
        "<h2>Am<br/>Fluss</h2><p>Die M&#252;hle&nbsp;steht<a epub:type='noteref' href='#n'>1</a>\n am Fluss.</p><p>Sie mahlt.</p>",
      ),
      "b b.xhtml": page("<p class='title'>Teil 5</p><p>Der Müller <b>schläft</b>.</p>"),
    });
    expect(await readFile(file)).toEqual({
      title: "Die Mühle",
      author: "Anna Berg",
      chapters: [
        chapter("", "Anna Berg"),
        chapter("Am Fluss", "Die Mühle steht am Fluss.", "Sie mahlt."),
        chapter("Teil 5", "Der Müller schläft."),
      ],
    });
  });

  it("has the names of chapters from the table of contents of an EPUB 2", async () => {
    const ncx =
      '<ncx><navPoint><navLabel><text>Erstes</text></navLabel><content src="a.xhtml"/></navPoint></ncx>';
    const opf = `<package><manifest><item id="a" href="a.xhtml"/><item id="n" href="toc.ncx"
      media-type="application/x-dtbncx+xml"/></manifest><spine toc="n"><itemref idref="a"/></spine></package>`;
    const file = zipOf(
      {
        "META-INF/container.xml": '<container><rootfile full-path="book.opf"/></container>',
        "book.opf": opf,
        "toc.ncx": ncx,
        "a.xhtml": page("<p>Es war einmal.</p>"),
      },
      "altes_buch.epub",
    );
    expect(await readFile(file)).toMatchObject({
      title: "Erstes",
      chapters: [chapter("", "Es war einmal.")],
    });
  });

  it("keeps the readings above Japanese words, and drops others", async () => {
    const ruby =
      "<p><ruby>漢<rp>(</rp><rt>かん</rt>字<rt>じ</rt></ruby>と<ruby><rb>お茶</rb><rt>おちゃ</rt></ruby><ruby>汉<rt>hàn</rt></ruby></p>";
    const { chapters } = await readFile(epubOf({ "a.xhtml": page(ruby) }));
    expect(chapters).toEqual([chapter("Teil 1", "｜漢《かん》｜字《じ》と｜お茶《おちゃ》汉")]);
  });
});

describe("a DOCX", () => {
  it("is read in chapters by its headings, without what was moved away", async () => {
    const file = docxOf(
      `<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr><w:r><w:t>Der Brief</w:t></w:r></w:p>
       <w:p><w:r><w:t xml:space="preserve">Liebe </w:t></w:r><w:moveFrom><w:r><w:t>Eva</w:t></w:r></w:moveFrom><w:r><w:t>Anna,</w:t></w:r></w:p>
       <w:p><w:r><w:t>Eins</w:t><w:tab/><w:t>zwei.</w:t></w:r><w:r><w:ruby><w:rt><w:r><w:t>ほん</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>本</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>`,
    );
    expect(await readFile(file)).toEqual({
      title: "Der Brief",
      author: "",
      chapters: [chapter("", "Liebe Anna,", "Eins zwei.｜本《ほん》")],
    });
  });
});

describe("a PDF", () => {
  const wide = "Die alte Muehle steht am Fluss und mahlt das Korn der Bauern aus dem Tal.";
  const lines = (texts: readonly string[], top = 700): PdfLine[] =>
    texts.map((text, at) => ({ text, y: top - 14 * at }));

  it("is read as paragraphs and headings, without running heads", async () => {
    const pages = [1, 2, 3].map((number) => [
      { text: "Die Muehle", y: 800 },
      { text: `Kapitel ${number}`, y: 750, size: 20 },
      ...lines([wide, "Der Mueller schlaeft.", `${wide.slice(0, -5)}schoe-`, "nen Tal."]),
      { text: String(number), y: 40 },
    ]);
    const { title, author, chapters } = await readFile(pdfOf(pages, "", "Am Fluss"));
    expect([title, author]).toEqual(["Am Fluss", "Anna Berg"]);
    expect(chapters).toHaveLength(3);
    expect(chapters[1]).toEqual(
      chapter("Kapitel 2", `${wide} Der Mueller schlaeft.`, `${wide.slice(0, -5)}schoenen Tal.`),
    );
  });

  it("is named by its file where a program named it", async () => {
    const { title } = await readFile(pdfOf([lines([wide])], "", "Microsoft Word - a.doc"));
    expect(title).toBe("text");
  });
});

describe("HTML", () => {
  it("is read as its article, and nothing of it runs", async () => {
    const text = "Die alte Mühle steht am Fluss. ".repeat(8).trim();
    const file = fileOf(
      `<!doctype html><title>Die Mühle - Zeitung</title><nav>Start</nav><script>globalThis.ran = true</script>
       <article><h1>Die Mühle</h1><p>${text}<img src="https://example.com/x" onerror="globalThis.ran = true"><p>Eins<br>zwei</article><footer>Ende</footer>`,
      "seite.html",
    );
    expect(await readFile(file)).toEqual({
      title: "Die Mühle",
      author: "",
      chapters: [chapter("", text, "Eins", "zwei")],
    });
    expect(globalThis).not.toHaveProperty("ran");
  });

  it("without a heading has the title of its page", async () => {
    const file = fileOf("<title>Havet</title><p>Det är stort.</p>", "a.html");
    expect(await readFile(file)).toMatchObject({ title: "Havet", chapters: [chapter("", "Det är stort.")] });
  });

  it("is read in the encoding in which it is written", async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode("<p>"),
      0x4d,
      0xfc,
      0x68,
      0x6c,
      0x65,
      0x6e,
      0x20,
      0x66,
      0xfc,
      0x72,
    ]);
    const { chapters } = await readFile(fileOf(bytes, "alt.htm"));
    expect(chapters).toEqual([chapter("", "Mühlen für")]);
  });
});

describe("plain text", () => {
  it("has its first line as its title", async () => {
    expect(await readFile(fileOf("\ufeffHavet\r\n\r\nDet är\r\nstort.\r\n\r\nOch blått.", "a.txt"))).toEqual({
      title: "Havet",
      author: "",
      chapters: [chapter("", "Det är stort.", "Och blått.")],
    });
  });

  it("keeps what stands between two lines of hyphens, and a first line that is no title", async () => {
    const line = "-".repeat(30);
    const text = `Es war einmal ein König, der hatte\neine Tochter.\n\n${line}\nZwei.\n${line}\n\nDrei.`;
    expect(await readFile(fileOf(text, "maerchen.txt"))).toMatchObject({
      title: "maerchen",
      chapters: [
        chapter("", "Es war einmal ein König, der hatte eine Tochter.", `${line} Zwei. ${line}`, "Drei."),
      ],
    });
  });

  it("of Aozora Bunko is read in its encoding, without its notes", async () => {
    const line = [
      0x8c, 0xe1, 0x94, 0x79, 0x81, 0x73, 0x82, 0xed, 0x82, 0xaa, 0x82, 0xcd, 0x82, 0xa2, 0x81, 0x74, 0x82,
      0xcd, 0x94, 0x4c, 0x82, 0xc5, 0x82, 0xa0, 0x82, 0xe9, 0x81, 0x42,
    ];
    const signs = [0x81, 0x73, 0x81, 0x74, ...line]; // 《》, which is explained there
    const hyphens = [...`\n${"-".repeat(30)}\n`].map((letter) => letter.charCodeAt(0));
    const bytes = new Uint8Array([...line, ...hyphens, ...signs, ...hyphens, 0x82, 0xe9, ...line]);
    expect(await readFile(fileOf(bytes, "neko.txt"))).toMatchObject({
      title: "吾輩は猫である。",
      chapters: [chapter("", "る吾輩《わがはい》は猫である。")],
    });
  });

  it.each([
    [
      "---\ntitle: 'Havet'\nauthor: Eva\n---\n# Ett\n\nDet är *stort*.\n",
      "Havet",
      "Eva",
      [chapter("Ett", "Det är stort.")],
    ],
    [
      "# Havet\n\nDet är [stort](https://example.com).\n\n- blått",
      "Havet",
      "",
      [chapter("", "Det är stort.", "blått")],
    ],
  ])("in Markdown is read without its signs", async (text, title, author, chapters) => {
    expect(await readFile(fileOf(text, "a.md"))).toEqual({ title, author, chapters });
  });
});

describe("subtitles", () => {
  it.each([
    [
      "film.srt",
      "1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Var är</i>\r\n{\\an8}katten?\r\n\r\n2\r\n00:00:02,600 --> 00:00:04,000\r\nDen sover\r\n\r\n3\r\n00:00:04,100 --> 00:00:05,000\r\ni huset.\r\n",
    ],
    [
      "film.vtt",
      "WEBVTT\n\nNOTE gjord av Eva\n\nSTYLE\n::cue {}\n\nx1\n00:01.000 --> 00:02.500 align:start\n<v Anna>Var är\nkatten?\n\n00:02.600 --> 00:04.000\n<00:02.700><c.gul>Den sover</c>\n\n00:04.100 --> 00:05.000\nDen sover\ni huset.\n",
    ],
    [
      "film.txt",
      "1\n00:00:01,000 --> 00:00:02,500\nVar är katten?\n\n2\n00:00:02,600 --> 00:00:04,000\nDen sover i huset.\n",
    ],
  ])("in %s lose times, numbers and tags, and sentences go on", async (name, text) => {
    expect(await readFile(fileOf(text, name))).toEqual({
      title: "film",
      author: "",
      chapters: [chapter("", "Var är katten?", "Den sover i huset.")],
    });
  });
});

describe("a file that cannot be read", () => {
  const encrypted = (algorithm: string) => ({
    "META-INF/encryption.xml": `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`,
  });
  const text = { "a.xhtml": page("<p>Es war einmal.</p>") };
  const broken = async (file: File) =>
    new File([await file.slice(0, file.size - 40).arrayBuffer()], file.name);
  const changed = async (file: File, change: (view: DataView) => void) => {
    const buffer = await file.arrayBuffer();
    change(new DataView(buffer));
    return new File([buffer], file.name);
  };
  /** Where the directory of an archive with one file starts. */
  const directory = (view: DataView) => view.getUint32(view.byteLength - 6, true);
  const one = zipOf({ "word/document.xml": "<w:t>x</w:t>".repeat(50_000) }, "bomb.docx");
  const zeros = zipOf({ "word/document.xml": "0".repeat(30_000_000) }, "bomb.docx");
  const owner = "A".repeat(32);
  const password = `/Encrypt<</Filter/Standard/V 1/R 2/O(${owner})/U(${owner})/P -4>>/ID[(a)(a)]`;

  it.each([
    ["unknown", () => fileOf("a,b", "a.csv")],
    ["unknown", () => fileOf("a\0b", "a.txt")],
    ["unknown", () => zipOf({ "a.txt": "x" }, "a.zip")],
    ["unknown", () => fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "a.doc")],
    ["empty", () => fileOf("", "a.txt")],
    ["empty", () => fileOf(" \n\n ", "a.txt")],
    ["empty", () => docxOf("")],
    ["empty", () => epubOf({ "a.xhtml": page("<img src='x'/>") })],
    ["protected", () => epubOf(text, encrypted("http://www.w3.org/2001/04/xmlenc#aes128-cbc"))],
    ["protected", () => epubOf(text, { "META-INF/license.lcpl": "{}" })],
    ["encrypted", () => fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), "a.docx")],
    ["encrypted", () => pdfOf([[{ text: "Hemligt", y: 700 }]], password)],
    ["encrypted", () => changed(one, (view) => view.setUint16(directory(view) + 8, 1, true))],
    ["scanned", () => pdfOf([[], []])],
    ["damaged", () => broken(epubOf(text))],
    ["damaged", () => fileOf("%PDF-1.7 and nothing else", "a.pdf")],
    ["damaged", () => fileOf("no archive", "a.epub")],
    ["damaged", () => changed(one, (view) => view.setUint32(60, 0xffffffff, true))],
    ["damaged", () => fileOf("<b>".repeat(3000), "a.html")],
    ["bomb", () => zeros],
    ["bomb", () => changed(zeros, (view) => view.setUint32(directory(view) + 24, 1000, true))],
    ["long", () => fileOf("Katten sov. ".repeat(MOST_FILE_CHARACTERS / 10), "a.txt")],
    ["large", () => Object.defineProperty(fileOf("x", "a.epub"), "size", { value: MOST_FILE_BYTES + 1 })],
  ])("is refused as %s", async (refusal, file) => {
    const error = await readFile(await file()).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(FileRefused);
    expect(error).toMatchObject({ refusal });
  });

  it("says how long it is", async () => {
    const read = readFile(fileOf("x".repeat(MOST_FILE_CHARACTERS + 7), "a.txt"));
    await expect(read).rejects.toMatchObject({ characters: MOST_FILE_CHARACTERS + 7 });
  });

  it("is not an EPUB whose fonts alone are obfuscated", async () => {
    const file = epubOf(text, encrypted("http://www.idpf.org/2008/embedding"));
    await expect(readFile(file)).resolves.toMatchObject({ title: "Die Mühle" });
  });

  it("does not grow by entities of its own", async () => {
    const file = epubOf({
      "a.xhtml": `<!DOCTYPE html [<!ENTITY a "${"x".repeat(1000)}"><!ENTITY b "&a;&a;">]>${page("<p>&b; Slut.</p>")}`,
    });
    const { chapters } = await readFile(file);
    expect(JSON.stringify(chapters).length).toBeLessThan(100);
  });
});
