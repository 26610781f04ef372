import { afterAll, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../platform/config.ts";
import { startSpeechServer, tone } from "../../testing/content/speech-server.ts";
import { audioTypeOf } from "./audio-type.ts";
import { createSpeechServer } from "./speech-server.ts";
import { speakerOf } from "./voices.ts";

const server = await startSpeechServer();
afterAll(() => server.close());

it("Piper is asked at its own address, and answers with WAV", async () => {
  const config = readConfig({
    TTS_BASE_URL: server.url,
    TTS_KIND: "piper",
    TTS_VOICES: "sv=sv_SE-nst-medium",
  });
  const sound = await createSpeechServer(config)?.speak("Havet stiger.", "sv_SE-nst-medium");
  expect(sound && Buffer.from(sound)).toEqual(tone());
  expect(server.requests).toEqual([
    { path: "/", authorization: undefined, body: { text: "Havet stiger.", voice: "sv_SE-nst-medium" } },
  ]);
});

const AT = { TTS_BASE_URL: "http://localhost/v1" };

it.each([
  [{}, ["espeak sv", "espeak de"]],
  [{ TTS_KIND: "none" }, [undefined, undefined]],
  [{ TTS_VOICES: "sv=nova" }, ["espeak sv", "espeak de"]],
  [{ TTS_VOICES: "de=none" }, ["espeak sv", undefined]],
  [{ TTS_KIND: "openai" }, ["espeak sv", "espeak de"]],
  [AT, ["server alloy", "server alloy"]],
  [{ ...AT, TTS_VOICES: "echo, sv=nova" }, ["server nova", "server echo"]],
  [{ ...AT, TTS_VOICES: "sv=nova" }, ["server nova", "espeak de"]],
  [{ ...AT, TTS_VOICES: "none, sv=nova" }, ["server nova", undefined]],
  [{ ...AT, TTS_KIND: "espeak" }, ["espeak sv", "espeak de"]],
  [{ ...AT, TTS_KIND: "none" }, [undefined, undefined]],
])("%j says what speaks svenska and Deutsch", (env, speakers) => {
  const config = readConfig(env);
  const named = (["sv", "de"] as const).map((code) => {
    const speaker = speakerOf(config, code);
    return speaker && `${speaker.by} ${speaker.voice}`;
  });
  expect(named).toEqual(speakers);
});

it.each([{ TTS_VOICES: "xx=nova" }, { TTS_BASE_URL: "http://localhost:5000", TTS_KIND: "piper" }])(
  "%j is refused, naming TTS_VOICES",
  (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(/^TTS_VOICES: /);
  },
);

it("another kind is refused, naming TTS_KIND", () => {
  expect(() => readConfig({ TTS_KIND: "festival" })).toThrow(/^TTS_KIND: /);
});

it.each([
  ["\xff\xfb\x90\x44", "audio/mpeg"],
  ["ID3\x04", "audio/mpeg"],
  ["\xff\xf1\x50\x80", "audio/aac"],
  ["OggS\0\x02", "audio/ogg"],
  ["fLaC", "audio/flac"],
  ["RIFF\x24\0\0\0AVI ", undefined],
  ['{"error":1}', undefined],
])("%j is %s", (bytes, type) => expect(audioTypeOf(Buffer.from(bytes, "latin1"))).toBe(type));
