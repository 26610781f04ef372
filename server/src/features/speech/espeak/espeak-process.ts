import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import run from "espeak-ng";

/** What is asked of the process: a text of one line, and the voice. */
export interface EspeakRequest {
  text: string;
  voice: string;
}

/** What it answers: a WAV file, or why there is none. */
export type EspeakAnswer = { sound: Uint8Array } | { failure: string };

const SOUND = "sound.wav";
const file = fileURLToPath(new URL("espeak-ng.wasm", import.meta.resolve("espeak-ng")));
const compiled = readFile(file).then((bytes) => WebAssembly.compile(bytes));

/** Runs eSpeak NG over a text: in an instance of its own each time, since it keeps its state in global variables. */
async function speak({ text, voice }: EspeakRequest): Promise<EspeakAnswer> {
  const program = await compiled;
  // Without the end of a line it loses the last byte, and the letter with it. Brackets would begin phonemes.
  const input = Buffer.from(`${text.replaceAll("[[", "[ [")}\n`);
  const said: string[] = [];
  let at = 0;
  try {
    const { FS } = await run({
      // -b 1: the text is UTF-8.
      arguments: ["-w", SOUND, "-b", "1", "-v", voice, "--stdin"],
      stdin: () => input[at++] ?? null,
      print: (line) => said.push(line),
      printErr: (line) => said.push(line),
      instantiateWasm(imports, onInstance) {
        WebAssembly.instantiate(program, imports).then(onInstance);
        return {};
      },
    });
    return { sound: FS.readFile(SOUND) };
  } catch (error) {
    return { failure: [String(error), ...said].join("\n") };
  }
}

/** The program of `createEspeak`: each message is spoken and answered. */
process.on("message", async (request: EspeakRequest) => process.send?.(await speak(request)));
process.once("disconnect", () => process.exit());
