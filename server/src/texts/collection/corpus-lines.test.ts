import { expect, test } from "vitest";
import { parseBlocks } from "./corpus-lines.ts";

const HEADER = ["# A2", "title: Om havet", "summary: Havet är djupt.", ""];

/** The paragraphs of a text at one level, headings marked, and the problems found in it. */
function read(...lines: string[]) {
  const problems: string[] = [];
  const [block] = parseBlocks([...HEADER, ...lines].join("\n"), (line, message) =>
    problems.push(`${line}: ${message}`),
  );
  const paragraphs = block?.paragraphs.map(({ sentences, heading }) => {
    const text = sentences.map((sentence) => sentence.text).join(" ");
    return heading ? `[${text}]` : text;
  });
  return { paragraphs, problems, block };
}

test("a paragraph of one line that begins with ## is the heading of a section", () => {
  const { paragraphs, problems, block } = read(
    "Havet är djupt.",
    "",
    "##  Under ytan ",
    "",
    "Där är det mörkt.",
    "Ingen bor där.",
    "",
    "## På 3 000 meter",
    "",
    "Det är kallt.",
  );
  expect(problems).toEqual([]);
  expect(paragraphs).toEqual([
    "Havet är djupt.",
    "[Under ytan]",
    "Där är det mörkt. Ingen bor där.",
    "[På 3 000 meter]",
    "Det är kallt.",
  ]);
  expect(block?.paragraphs[1]?.sentences).toEqual([{ text: "Under ytan", line: 7 }]);
});

test("a text may begin with a heading", () => {
  expect(read("## Under ytan", "", "Där är det mörkt.")).toMatchObject({
    paragraphs: ["[Under ytan]", "Där är det mörkt."],
    problems: [],
  });
});

test.each([
  [["## Under ytan", "Där är det mörkt."], "6: a heading stands between empty lines"],
  [["Havet är djupt.", "## Under ytan", "", "Där är det mörkt."], "6: a heading stands between empty lines"],
  [["## Under ytan", "", "## På botten", "", "Det är kallt."], "5: a heading has no text below it"],
  [["Havet är djupt.", "", "## Under ytan"], "7: a heading has no text below it"],
  [["##Under ytan", "", "Det är kallt."], "5: is neither a level (# A2) nor a heading (## Heading)"],
])("of %j it says %s", (lines, problem) => {
  expect(read(...lines).problems).toContain(problem);
});

test("a number sign within a line is text", () => {
  expect(read("Det är nummer ## ett.")).toMatchObject({
    paragraphs: ["Det är nummer ## ett."],
    problems: [],
  });
});
