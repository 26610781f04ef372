import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { afterEach, expect, it } from "vitest";
import { createEspeak, type Espeak, type EspeakOptions } from "./espeak.ts";
import { ESPEAK_VOICES } from "./espeak-voices.ts";

const opened: Espeak[] = [];
afterEach(async () => {
  for (const espeak of opened.splice(0)) await espeak.close();
});

/** eSpeak NG, and its processes in the order of their starts. */
function open(options: Partial<EspeakOptions> = {}) {
  const processes: ChildProcess[] = [];
  const espeak = createEspeak({
    timeoutMs: 60_000,
    onStart: (child) => processes.push(child),
    ...options,
  });
  opened.push(espeak);
  return { espeak, processes };
}

const HEAD = 44;

/** How long the sound of a WAV file lasts, and its loudest sample. */
function readWav(bytes: Uint8Array) {
  const wav = Buffer.from(bytes);
  expect(wav.toString("latin1", 0, 4) + wav.toString("latin1", 8, 12)).toBe("RIFFWAVE");
  const samples = Array.from({ length: (wav.length - HEAD) / 2 }, (_, at) => wav.readInt16LE(HEAD + 2 * at));
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return { seconds: samples.length / wav.readUInt32LE(24), loudest };
}

const SENTENCES: Readonly<Record<LanguageCode, string>> = {
  sv: "Katten sitter i trädet.",
  ar: "القطة في الشجرة.",
  es: "El gato está en el árbol.",
  de: "Die Katze sitzt im Baum.",
  fr: "Le chat est dans l’arbre.",
  en: "The cat sits in the tree.",
  zh: "猫坐在树上。",
  hi: "बिल्ली पेड़ पर है।",
  pt: "O gato está na árvore.",
  ru: "Кошка сидит на дереве.",
  ja: "ねこ が き に います 。",
  ko: "고양이가 나무에 있다.",
  it: "Il gatto è sull’albero.",
  nl: "De kat zit in de boom.",
  tr: "Kedi ağaçta oturuyor.",
  pl: "Kot siedzi na drzewie.",
};

it("speaks each language, in one process", async () => {
  const { espeak, processes } = open();
  for (const [code, sentence] of Object.entries(SENTENCES)) {
    const { seconds, loudest } = readWav(await espeak.speak(sentence, ESPEAK_VOICES[code as LanguageCode]));
    expect(seconds, code).toBeGreaterThan(0.7);
    expect(seconds, code).toBeLessThan(4);
    expect(loudest, code).toBeGreaterThan(3000);
  }
  expect(processes).toHaveLength(1);
}, 120_000);

it("speaks a word to its last letter", async () => {
  const { espeak } = open();
  expect(readWav(await espeak.speak("å", "sv")).seconds).toBeGreaterThan(0.3);
});

it("ends its process after a time without work, and starts another when there is some", async () => {
  const { espeak, processes } = open({ idleMs: 1 });
  await espeak.speak("Hej.", "sv");
  const [first] = processes;
  if (first && first.exitCode === null && first.signalCode === null) await once(first, "exit");
  expect(first?.connected).toBe(false);
  expect(readWav(await espeak.speak("Hej.", "sv")).loudest).toBeGreaterThan(3000);
  expect(processes).toHaveLength(2);
});

it("fails what is spoken by a process that is killed, and speaks the next", async () => {
  const kills = [true, false];
  const { espeak } = open({
    onStart: (child) => kills.shift() && setImmediate(() => child.kill("SIGKILL")),
  });
  await expect(espeak.speak("Hej.", "sv")).rejects.toThrow(/SIGKILL/);
  expect(readWav(await espeak.speak("Hej.", "sv")).loudest).toBeGreaterThan(3000);
  expect(kills).toEqual([]);
});

it("kills a process that takes too long", async () => {
  const { espeak, processes } = open({ timeoutMs: 1 });
  await expect(espeak.speak("Hej.", "sv")).rejects.toThrow(/more than 1 ms/);
  expect(processes.map(({ signalCode }) => signalCode)).toEqual(["SIGKILL"]);
});

it("says why it cannot speak, and goes on in the same process", async () => {
  const { espeak, processes } = open();
  await expect(espeak.speak("Hej.", "xx")).rejects.toThrow(/voice does not exist/);
  await espeak.speak("Hej.", "sv");
  expect(processes).toHaveLength(1);
});

it("leaves no process behind when it is closed, and speaks no more", async () => {
  const { espeak, processes } = open();
  const speaking = [espeak.speak("Hej.", "sv"), espeak.speak("Då.", "sv")].map((one) =>
    expect(one).rejects.toThrow(),
  );
  await expect.poll(() => processes).toHaveLength(1);
  await espeak.close();
  await Promise.all(speaking);
  expect(processes.map(({ signalCode }) => signalCode)).toEqual(["SIGKILL"]);
  await expect(espeak.speak("Hej.", "sv")).rejects.toThrow(/ended with the server/);
});
