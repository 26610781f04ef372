import { globSync, readFileSync } from "node:fs";
import { MESSAGES, SIGN_IN_AGAIN } from "@lagom/shared/messages";
import { ANONYMOUS_USER } from "@lagom/shared/text/anonymous";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

test("each message with an exact wording is written in one file", () => {
  const texts = [...Object.values(MESSAGES), ...SIGN_IN_AGAIN, ANONYMOUS_USER];
  const sources = globSync(["{shell,mf-*,server}/src/**/*.{ts,tsx}", "shared/**/*.{ts,tsx}"], {
    cwd: root,
  }).filter((path) => !/node_modules|\.test\./.test(path));
  const files = new Map(texts.map((text) => [text, [] as string[]]));
  for (const path of sources) {
    const source = readFileSync(`${root}/${path}`, "utf8");
    for (const [text, found] of files) if (source.includes(`"${text}"`)) found.push(path);
  }
  for (const [text, found] of files)
    expect(found, text).toEqual([
      text === ANONYMOUS_USER
        ? "shared/text/anonymous.ts"
        : SIGN_IN_AGAIN.some((error) => error === text)
          ? "shared/fixed-messages.ts"
          : "shared/messages/en/fixed.ts",
    ]);
});
