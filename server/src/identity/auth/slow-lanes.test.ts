import { describe, expect, it } from "vitest";
import { createSlowLanes } from "./slow-lanes.ts";

describe("a slow lane", () => {
  it("lets work of one key go one after the other, refuses what is too much, and leaves other keys alone", async () => {
    const { run } = createSlowLanes({ waitMs: 1, most: 2 });
    const first = Promise.withResolvers<string>();
    const done: string[] = [];
    const note = async (work: Promise<string>) => done.push(await work);
    const both = [run("a", () => first.promise), run("a", async () => "second")].map(note);
    await expect(run("a", async () => "third")).rejects.toMatchObject({ status: 429, retryAfter: 1 });
    await note(run("b", async () => "other"));
    first.resolve("first");
    await Promise.all(both);
    expect(done).toEqual(["other", "first", "second"]);
    expect(await run("a", async () => "later")).toBe("later");
  });

  it("is free again after work that failed", async () => {
    const { run } = createSlowLanes({ waitMs: 1, most: 1 });
    await expect(run("a", () => Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
    expect(await run("a", async () => "right")).toBe("right");
  });
});
