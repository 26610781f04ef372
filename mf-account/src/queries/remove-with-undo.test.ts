import { expect, test } from "vitest";
import { removeWithUndo } from "./remove-with-undo.ts";

/** A server with one word and a screen that shows it, with answers given by the test. */
function desk() {
  const log: string[] = [];
  const answers = { remove: Promise.withResolvers<void>(), save: Promise.withResolvers<void>() };
  const state = { shown: true };
  const undo = removeWithUndo({
    remove: () => {
      log.push("remove sent");
      return answers.remove.promise;
    },
    save: () => {
      log.push("save sent");
      return answers.save.promise;
    },
    hide: () => {
      state.shown = false;
    },
    show: () => {
      state.shown = true;
    },
    onFailed: (step) => log.push(`${step} failed`),
  });
  return { log, answers, state, undo };
}

test("a deletion is sent at once and hides the word before the answer", () => {
  const { log, state } = desk();
  expect(log).toEqual(["remove sent"]);
  expect(state.shown).toBe(false);
});

test("undo shows the word at once but saves it only after the deletion", async () => {
  const { log, answers, state, undo } = desk();
  const undone = undo();
  expect(state.shown).toBe(true);
  expect(log).toEqual(["remove sent"]);
  answers.remove.resolve();
  answers.save.resolve();
  await undone;
  expect(log).toEqual(["remove sent", "save sent"]);
  expect(state.shown).toBe(true);
});

test("a refused deletion brings the word back, and undo then saves nothing", async () => {
  const { log, answers, state, undo } = desk();
  answers.remove.reject(new Error("refused"));
  await undo();
  expect(log).toEqual(["remove sent", "remove failed"]);
  expect(state.shown).toBe(true);
});

test("a refused undo says so and leaves the word deleted", async () => {
  const { log, answers, state, undo } = desk();
  answers.remove.resolve();
  answers.save.reject(new Error("offline"));
  await undo();
  expect(log).toEqual(["remove sent", "save sent", "save failed"]);
  expect(state.shown).toBe(false);
});
