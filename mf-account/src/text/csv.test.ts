import { expect, test } from "vitest";
import { CsvError, parseCsv, writeCsv } from "./csv.ts";

const cells = (text: string) => parseCsv(text).map((line) => line.cells);

test.each([
  [
    "commas",
    "a,b\nc,d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "semicolons, as Excel writes in Europe",
    "a;b\nc;d,e",
    [
      ["a", "b"],
      ["c", "d,e"],
    ],
  ],
  [
    "tabs and CRLF",
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a mark of UTF-8", "\uFEFFå,ä", [["å", "ä"]]],
  ["quotes within quotes", '"say ""hej""",b', [['say "hej"', "b"]]],
  ["separators and line breaks within quotes", '"a,\nb",c', [["a,\nb", "c"]]],
  [
    "space around cells and quotes",
    ' a , " b " \nc," d"',
    [
      ["a", " b "],
      ["c", " d"],
    ],
  ],
  ["a quote in the middle of a cell", 'it"s,b', [['it"s', "b"]]],
  ["nothing", "", []],
  [
    "lines that end in different ways",
    "a,b\r\nc,d\ne,f\r\n",
    [
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
    ],
  ],
])("reads %s", (_, text, wanted) => {
  expect(cells(text)).toEqual(wanted);
});

test("numbers lines as an editor does, over empty lines and line breaks in cells", () => {
  expect(parseCsv('a\n\n"b\nc"\nd').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test("numbers lines that end in different ways, also within cells", () => {
  expect(parseCsv('a\n\r\n"b\r\nc"\r\nd').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test("names the line of a quotation that goes on after its closing quote", () => {
  expect(() => parseCsv('a,b\n\n"c" d,e\n')).toThrow(CsvError);
  expect(() => parseCsv('a,b\n\n"c" d,e\n')).toThrow("line 3");
});

test("names the line in which an unclosed quotation begins", () => {
  expect(() => parseCsv('a,b\nc,"d\ne\n')).toThrow(CsvError);
  expect(() => parseCsv('a,b\nc,"d\ne\n')).toThrow("line 2");
  expect(() => parseCsv('å,b\n"c\nd","e\nf')).toThrow("line 3");
  expect(() => parseCsv('a,b\n\n\n"c')).toThrow("line 4");
});

test("reads back what it writes", () => {
  const rows = [
    ["plain", 'say "hej"', "a,b"],
    [" space at both ends ", "\r\nlines", ""],
    ["two\nlines", "tab\there", "semi;colon"],
  ];
  expect(cells(writeCsv(rows))).toEqual(rows);
});
