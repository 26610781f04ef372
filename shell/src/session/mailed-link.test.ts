import { expect, it } from "vitest";
import { mailedLinkIn } from "./mailed-link.ts";

const inQuery = (query: string) => mailedLinkIn(new URLSearchParams(query));

it("takes the token of a mailed link, and leaves recovery to its dialog", () => {
  expect(inQuery("token_hash=pkce_a&type=signup")).toEqual({ type: "signup", token_hash: "pkce_a" });
  expect(inQuery("token_hash=a&type=recovery")).toBeNull();
  expect(inQuery("type=signup")).toBeNull();
  expect(inQuery("code=abc")).toBeNull();
});
