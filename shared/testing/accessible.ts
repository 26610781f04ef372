import axe from "axe-core";
import { expect } from "vitest";
import { commands, page } from "vitest/browser";
import { changedSince, looksNow } from "./looks.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What differs between the themes. */
const CONTRAST = ["color-contrast", "link-in-text-block"];

/** The widths at which every page must stand: a phone and a desktop. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Which theme the system asks for; null: as before. */
    emulateColorScheme: (colorScheme: "light" | "dark" | null) => Promise<void>;
    /** Whether the system chooses all colours itself; null: as before. */
    emulateForcedColors: (forcedColors: "active" | null) => Promise<void>;
    /** Shows the page as on paper; null: as before. */
    emulatePrint: (media: "print" | null) => Promise<void>;
  }
}

/**
 * Checks with axe that nothing on the page fails WCAG 2.2 AA: on a phone and on a desktop, in light and dark. Leaves the page
 * on the desktop, in light. In dark, the contrast of what looks on the desktop as on the phone is checked once; where things stand,
 * which is the same in both themes, is checked at both widths in light.
 */
export async function expectAccessible(): Promise<void> {
  await page.viewport(PHONE.width, PHONE.height);
  expect(await violations({ type: "tag", values: WCAG }), `light, ${PHONE.width} px`).toEqual([]);
  await commands.emulateColorScheme("dark");
  expect(await violations({ type: "rule", values: CONTRAST }), `dark, ${PHONE.width} px`).toEqual([]);
  const onPhone = looksNow();
  await page.viewport(DESKTOP.width, DESKTOP.height);
  const changed = changedSince(onPhone);
  expect(await violations({ type: "rule", values: CONTRAST }, changed), `dark, ${DESKTOP.width} px`).toEqual(
    [],
  );
  await commands.emulateColorScheme(null);
  expect(await violations({ type: "tag", values: WCAG }), `light, ${DESKTOP.width} px`).toEqual([]);
}

async function violations(runOnly: axe.RunOnly, within: Node[] = [document]): Promise<string[]> {
  if (within.length === 0) return [];
  const found = await axe.run(
    { include: within },
    {
      runOnly,
      resultTypes: ["violations"],
      preload: { assets: ["media"] }, // no rule reads style sheets, which take long to parse
    },
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}
