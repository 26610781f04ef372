import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { newUuid } from "./uuid.ts";

afterEach(() => vi.unstubAllGlobals());

test("ids are random UUIDs of version 4, also outside a secure context", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, newUuid);
  for (const id of ids) expect(z.uuid({ version: "v4" }).safeParse(id).error).toBeUndefined();
  expect(new Set(ids).size).toBe(200);
});
