import { strToU8, type Zippable, zipSync } from "fflate";

/** An archive of texts by their names. */
export const zipOf = (
  files: Record<string, string>,
  name: string,
  options?: Parameters<typeof zipSync>[1],
): File => {
  const entries: Zippable = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, strToU8(text)]),
  );
  return new File([zipSync(entries, options) as Uint8Array<ArrayBuffer>], name);
};

/** A page of an EPUB. */
export const page = (body: string): string =>
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${body}</body></html>`;

/** An EPUB with these pages, and further files. */
export function epubOf(pages: Record<string, string>, files: Record<string, string> = {}): File {
  const names = Object.keys(pages);
  const items = names.map(
    (name, at) => `<item id="p${at}" href="${encodeURI(name)}" media-type="application/xhtml+xml"/>`,
  );
  const refs = names.map((_, at) => `<itemref idref="p${at}"/>`);
  return zipOf(
    {
      mimetype: "application/epub+zip",
      "META-INF/container.xml":
        '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
      "OEBPS/book.opf": `<package xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>Die Mühle</dc:title>
        <dc:creator>Anna Berg</dc:creator></metadata><manifest>${items.join("")}
        <item id="nav" href="nav.xhtml" properties="nav"/></manifest><spine>${refs.join("")}</spine></package>`,
      "OEBPS/nav.xhtml": page(
        names.map((name, at) => `<a href="${encodeURI(name)}">Teil ${at + 1}</a>`).join(""),
      ),
      ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`OEBPS/${name}`, text])),
      ...files,
    },
    "mühle.epub",
  );
}

/** A DOCX with this body. */
export const docxOf = (body: string): File =>
  zipOf(
    {
      "word/document.xml": `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
      "word/styles.xml":
        '<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>',
    },
    "brief.docx",
  );

/** A line of a page of a PDF, in points from the left and the bottom. */
export interface PdfLine {
  text: string;
  x?: number;
  y: number;
  size?: number;
}

/** A PDF with these pages, in Helvetica. @param trailer further entries of its trailer, such as `/Encrypt` */
export function pdfOf(pages: readonly (readonly PdfLine[])[], trailer = "", title = ""): File {
  const objects = ["<</Type/Catalog/Pages 2 0 R>>", "", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"];
  const kids = pages.map((lines) => {
    const content = lines
      .map(({ text, x = 72, y, size = 12 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`)
      .join("\n");
    objects.push(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    const stream = objects.length;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${stream} 0 R>>`,
    );
    return `${objects.length} 0 R`;
  });
  objects[1] = `<</Type/Pages/Kids[${kids.join(" ")}]/Count ${kids.length}>>`;
  objects.push(`<</Title(${title})/Author(Anna Berg)>>`);
  let pdf = "%PDF-1.7\n";
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = pdf.length;
  const size = objects.length + 1;
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  pdf += `trailer<</Size ${size}/Root 1 0 R/Info ${objects.length} 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`;
  return new File([pdf], "text.pdf");
}
