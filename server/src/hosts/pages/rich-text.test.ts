import { expect, it } from "vitest";
import { linkTo, richText } from "./rich-text.ts";

it("draws the words of known tags, and escapes everything", () => {
  const text = "L'un & <start>l'autre</start>, <b>pas</b> <start>ça</start>.";
  expect(richText(text, { start: linkTo("/") })).toBe(
    'L&#39;un &amp; <a href="/">l&#39;autre</a>, &lt;b&gt;pas&lt;/b&gt; <a href="/">ça</a>.',
  );
});
