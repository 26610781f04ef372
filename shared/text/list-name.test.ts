import { expect, test } from "vitest";
import { cleanListName, LIST_NAME_MAX, listNameProblem } from "./list-name.ts";

test("names of one and of 200 characters are fine, in any script", () => {
  for (const name of ["a", "本", "📚", "س".repeat(LIST_NAME_MAX), "😀".repeat(LIST_NAME_MAX), "<b>x</b>"])
    expect(listNameProblem(cleanListName(name))).toBeNull();
});

test("a name needs something to see, and ends somewhere", () => {
  for (const name of ["", "   ", "\n\t", "\u200B\u200D", "\u202E"])
    expect(listNameProblem(cleanListName(name))).toBe("empty");
  expect(listNameProblem("a".repeat(LIST_NAME_MAX + 1))).toBe("long");
});

test("a name is stored on one line, and does not change the direction of the text around it", () => {
  expect(cleanListName("  Att\n läsa\u0000 ")).toBe("Att läsa");
  expect(cleanListName("\u202Etxt.exe")).toBe("txt.exe");
  expect(cleanListName("e\u0301t\u00E9")).toBe("\u00E9t\u00E9");
});
