import { expect, test } from "vitest";
import { globalStyles } from "./style-check.ts";

const ID = "0123456789ab";
const problemsOf = (css: string) => globalStyles({ id: ID }, "a.css", css.replaceAll("%", ID));

test.each([
  ".row-x-% { color: red }",
  ".row-x-%:hover > td, header:focus-within ~ * .row-x-% { color: red }",
  ".list-x-% > li + li, .list-x-% p ~ p a { color: red }",
  "@media (width < 40rem) { .row-x-% td { color: red } }",
  ":is(.row-x-%, .list-x-%) p { color: red }",
  ":root[data-theme=dark] .row-x-% { color: red }",
  ".row-x-% { & + & { color: red } a { color: blue } }",
  "@scope (.row-x-%) to (.list-x-%) { header { color: red } }",
  "@keyframes turn-x-% { from { rotate: 0deg } 50% { rotate: 1deg } }",
  "@supports (display: grid) { @container (width > 3rem) { .row-x-% { color: red } } }",
])("%s stays within the area", (css) => {
  expect(problemsOf(css)).toEqual([]);
});

test("what is no CSS is refused with what is wrong", () => {
  expect(problemsOf(".row-x-% { color: red")).toEqual(["a.css: <css input>:1:1: Unclosed block"]);
  expect(problemsOf(".row-x-%:is( { color: red }")).toHaveLength(1);
});

test.each([
  ["body { margin: 0 }", "body reaches outside of the area"],
  ["header, .row-x-% { margin: 0 }", "header reaches outside of the area"],
  [".row-x-0123456789ac { margin: 0 }", ".row-x-0123456789ac reaches outside of the area"],
  ["@media print { * { color: red } }", "* reaches outside of the area"],
  [":is(.row-x-%, main) p { color: red }", `:is(.row-x-${ID}, main) p reaches outside of the area`],
  [":root { --ink: red }", ":root reaches outside of the area"],
  ["body:has(.row-x-%) nav { display: none }", `body:has(.row-x-${ID}) nav reaches outside of the area`],
  [".row-x-% ~ footer { display: none }", `.row-x-${ID} ~ footer reaches outside of the area`],
  [".row-x-% + .list p { display: none }", `.row-x-${ID} + .list p reaches outside of the area`],
  ["header:not(.row-x-%) { display: none }", `header:not(.row-x-${ID}) reaches outside of the area`],
  ["@scope (main) { p { color: red } }", "@scope (main) names no class of this release"],
  ["@font-face { font-family: Inter; src: url(a.woff2) }", "@font-face holds for the whole document"],
  ["@import 'b.css';", "@import holds for the whole document"],
  ["@layer base, area;", "@layer base, area orders the layers of the document"],
  ["@keyframes turn { to { rotate: 1deg } }", "@keyframes turn does not have the release in its name"],
])("%s is refused", (css, problem) => {
  expect(problemsOf(css)).toEqual([`a.css: ${problem}`]);
});
