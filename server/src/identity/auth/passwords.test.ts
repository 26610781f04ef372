import { parseOptions, verify } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { QUICK_PASSWORDS } from "../../testing/password-settings.ts";
import { createPasswords } from "./passwords.ts";

it("compares a hash of the same cost whether there is one or not, so that the time tells nothing", async () => {
  const compared: string[] = [];
  const passwords = createPasswords(readConfig(QUICK_PASSWORDS), (stored, password) => {
    compared.push(String(stored));
    return verify(stored, password);
  });
  const stored = await passwords.hash("correct horse");
  expect(await passwords.matches(stored, "correct horse")).toBe(true);
  expect(await passwords.matches(stored, "wrong password")).toBe(false);
  expect(await passwords.matches(stored, "longer than 72 bytes".repeat(4))).toBe(false);
  expect(await passwords.matches(null, "wrong password")).toBe(false);
  expect(await passwords.matches(null, "nobody has this password")).toBe(false);
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  const parameters = compared.map((one) => parseOptions(one));
  expect(parameters).toHaveLength(5);
  for (const one of parameters) expect(one).toMatchObject({ memoryCost, timeCost, parallelism });
});
