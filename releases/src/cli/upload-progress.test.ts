import { expect, it } from "vitest";
import { uploadProgress } from "./upload-progress.ts";

const told = (isTTY: boolean, ...files: number[]): string => {
  let text = "";
  const out = { isTTY, write: (more: string) => (text += more) };
  const sent = uploadProgress(
    out,
    files.reduce((sum, bytes) => sum + bytes, 0),
  );
  for (const bytes of files) sent(bytes);
  return text;
};

it("changes one line on a terminal, and ends it", () => {
  expect(told(true, 1024, 3072)).toBe("\rsending 25 % of 4 KB\rsending 100 % of 4 KB\n");
});

it("prints each quarter once where lines cannot be changed", () => {
  expect(told(false, ...Array<number>(100).fill(1024))).toBe(
    [25, 50, 75, 100].map((percent) => `sending ${percent} % of 100 KB\n`).join(""),
  );
});

it("prints only the end if one file is everything", () => {
  expect(told(false, 900)).toBe("sending 100 % of 1 KB\n");
});
