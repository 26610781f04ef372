import { inMain, render } from "@lagom/shared/testing/render";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { textOf } from "../../testing/answers.ts";
import { TextFacts } from "./text-facts.tsx";

for (const interfaceDir of ["ltr", "rtl"])
  for (const dir of ["ltr", "rtl"] as const)
    test(`icons on a line of their own begin where the text does: text ${dir}, interface ${interfaceDir}`, async () => {
      document.documentElement.dir = interfaceDir;
      onTestFinished(() => document.documentElement.removeAttribute("dir"));
      await page.viewport(390, 800);
      const text = { ...textOf("Havet"), dir };
      await render(
        inMain(
          <div style={{ inlineSize: "15rem" }}>
            <h1>Havet</h1>
            <TextFacts text={text}>{null}</TextFacts>
          </div>,
        ),
      );
      const help = page.getByRole("button", { name: "How to look words up" });
      await expect.element(help).toBeVisible();
      const icon = help.element().querySelector("svg")?.getBoundingClientRect() as DOMRect;
      const facts = help.element().parentElement?.parentElement?.getBoundingClientRect() as DOMRect;
      const from = dir === "ltr" ? icon.left - facts.left : facts.right - icon.right;
      expect(Math.abs(from)).toBeLessThan(4);
    });
