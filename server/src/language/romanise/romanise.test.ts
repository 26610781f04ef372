import { expect, it } from "vitest";
import { romanised } from "./romanise.ts";

it.each([
  ["вода", "voda"],
  ["ещё", "yeshchyo"],
  ["поехать", "poyekhat’"],
  ["объект", "ob”yekt"],
  ["телефон", "telefon"],
])("writes Russian %s as %s", (word, latin) => expect(romanised(word, "ru")).toBe(latin));

it.each([
  ["किताब", "kitāb"],
  ["लड़का", "laṛkā"],
  ["समझना", "samajhnā"],
  ["भारत", "bhārat"],
  ["सरकार", "sarkār"],
  ["शब्द", "śabd"],
  ["राज्य", "rājya"],
  ["हिन्दी", "hindī"],
  ["हिंदी", "hindī"],
  ["में", "mẽ"],
  ["ज़मीन", "zamīn"],
  ["न", "na"],
])("writes Hindi %s as it is spoken, %s", (word, latin) => expect(romanised(word, "hi")).toBe(latin));

it.each([
  ["백마", "baengma"],
  ["도서관에서", "doseogwaneseo"],
  ["독립", "dongnip"],
])("writes Korean %s as it sounds, %s", (word, latin) => expect(romanised(word, "ko")).toBe(latin));

it("gives no reading for Latin words, numbers, and Arabic, whose short vowels are not written", () => {
  expect(romanised("ibm", "ru")).toBeNull();
  expect(romanised("2024", "hi")).toBeNull();
  expect(romanised("مدرسة", "ar")).toBeNull();
  expect(romanised("vatten", "sv")).toBeNull();
});
