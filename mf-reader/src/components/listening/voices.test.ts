import { emptyStorage } from "@lagom/shared/testing/storage";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SpeakingPage, voice } from "./testing.ts";
import { storeListeningChoice, voicesFor, withArrived } from "./voices.ts";

let page: SpeakingPage;

beforeEach(() => {
  page = new SpeakingPage();
  vi.stubGlobal("localStorage", emptyStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = (voices: readonly SpeechSynthesisVoice[]) => voices.map(({ name }) => name);

test.each<[LanguageCode, string[], string[]]>([
  ["zh", ["zh-TW", "zh-HK", "zh-CN"], ["zh-CN", "zh-TW"]],
  ["zh", ["zh_HK_#Hant", "yue", "zh-yue-HK", "cmn", "zh_CN_#Hans"], ["zh_CN_#Hans", "cmn"]],
  ["zh", ["zh-HK"], []],
  ["ja", ["zh-CN", "ja-JP", "jv-ID"], ["ja-JP"]],
  ["ar", ["arc", "ar-EG", "ar-SA", "ar-001"], ["ar-SA", "ar-EG", "ar-001"]],
  ["ar", ["ar-001"], ["ar-001"]],
  ["hi", ["hil-PH", "hi-IN"], ["hi-IN"]],
  ["fr", ["fr-CA", "fr-FR"], ["fr-FR", "fr-CA"]],
  ["pt", ["pt-BR", "pt_PT"], ["pt_PT", "pt-BR"]],
  ["pt", ["pt-BR"], ["pt-BR"]],
  ["sv", ["", "x", "swe", "SV-se"], ["SV-se", "swe"]],
])("%s: of the voices %j it uses %j", async (lang, device, own) => {
  page.voices = device.map((name) => voice(name));
  expect(names(await voicesFor(lang))).toEqual(own);
});

test("the chosen voice comes first, then local ones, then network ones", async () => {
  page.voices = [
    voice("fr-FR", false, "network"),
    voice("fr-CA", true, "device"),
    voice("fr-FR", false, "chosen"),
  ];
  expect(names(await voicesFor("fr"))).toEqual(["device", "network", "chosen"]);
  storeListeningChoice({ speed: 1, pause: 0, voices: { fr: "chosen" } });
  expect(names(await voicesFor("fr"))).toEqual(["chosen", "device", "network"]);
});

test("voices that arrive after the page are waited for, those that never do are not", async () => {
  vi.useFakeTimers();
  const late = voicesFor("sv");
  page.voices = [voice("sv-SE")];
  page.dispatchEvent(new Event("voiceschanged"));
  expect(names(await late)).toEqual(["sv-SE"]);
  page.voices = [];
  const none = voicesFor("sv");
  vi.advanceTimersByTime(1000);
  expect(await none).toEqual([]);
});

test("a reloaded list of voices changes none of the previous ones", () => {
  const [alva, klara] = [voice("sv-SE", true, "Alva"), voice("sv-SE", true, "Klara")];
  const anew = [voice("sv-SE", true, "Oskar"), voice("sv-SE", true, "Klara"), voice("sv-SE", true, "Alva")];
  const joined = withArrived([alva, klara], anew);
  expect(names(joined)).toEqual(["Alva", "Klara", "Oskar"]);
  expect(joined[0]).toBe(alva);
  expect(names(withArrived([alva, klara], [voice("sv-SE", true, "Klara")]))).toEqual(["Klara"]);
});
