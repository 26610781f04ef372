import { beforeEach, describe, expect, it, vi } from "vitest";
import { LOCAL_PREFERENCES_VALID_MS } from "../limits.ts";
import { emptyStorage } from "../testing/storage.ts";
import { defaultPreferences, levelFor } from "./defaults.ts";
import { changeOf, deleteLocalPreferences, readLocalPreferences, writeLocalPreferences } from "./local.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", emptyStorage());
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

describe("the local copy of preferences", () => {
  const preferences = { ...defaultPreferences(), target_language: "Polski" as const };

  it("gives back what was written, without what only the server may write", () => {
    writeLocalPreferences(changeOf(preferences));
    expect(readLocalPreferences()).toEqual({ change: changeOf(preferences), fresh: true });
    expect(changeOf(preferences)).not.toHaveProperty("user_id");
    expect(changeOf(preferences)).not.toHaveProperty("stored");
  });

  it("is fresh for 10 minutes and no longer", () => {
    writeLocalPreferences(changeOf(preferences));
    vi.setSystemTime(Date.now() + LOCAL_PREFERENCES_VALID_MS - 1);
    expect(readLocalPreferences()?.fresh).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect(readLocalPreferences()?.fresh).toBe(false);
  });

  it("adds one change to another while it is fresh", () => {
    writeLocalPreferences({ theme: "dark", preferred_levels: { Polski: "B1" } });
    writeLocalPreferences({ text_size: 1, preferred_levels: { Deutsch: "C1" } });
    const both = { theme: "dark", text_size: 1, preferred_levels: { Polski: "B1", Deutsch: "C1" } };
    expect(readLocalPreferences()?.change).toEqual(both);
    vi.setSystemTime(Date.now() + LOCAL_PREFERENCES_VALID_MS);
    writeLocalPreferences({ theme: "light" });
    expect(readLocalPreferences()?.change).toEqual({ theme: "light", preferred_levels: {} });
  });

  it("is absent when deleted or unreadable", () => {
    writeLocalPreferences(changeOf(preferences));
    deleteLocalPreferences();
    expect(readLocalPreferences()).toBeUndefined();
    localStorage.setItem("lagom.preferences.local", "{broken");
    expect(readLocalPreferences()).toBeUndefined();
  });
});

describe("the level of a language", () => {
  it("is the reader's choice for that language, else A2", () => {
    const preferences = { ...defaultPreferences(), preferred_levels: { Deutsch: "C1" as const } };
    expect(levelFor(preferences, "Deutsch")).toBe("C1");
    expect(levelFor(preferences)).toBe("A2");
  });
});
