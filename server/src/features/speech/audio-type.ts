import type { AudioType } from "@lagom/shared/contract/speech";

/** The first bytes of each format; `.` stands for any. */
const SIGNS: readonly [AudioType, RegExp][] = [
  ["audio/wav", /^RIFF.{4}WAVE/s],
  ["audio/mpeg", /^ID3/],
  ["audio/ogg", /^OggS/],
  ["audio/flac", /^fLaC/],
  // AAC in ADTS frames has no layer, MP3 has one.
  ["audio/aac", /^\xff[\xf0\xf1\xf8\xf9]/],
  ["audio/mpeg", /^\xff[\xe2-\xff]/],
];
const LONGEST_SIGN = 12;

/** What a sound is, by its first bytes: what a server says of it is not believed. Undefined for what is none. */
export function audioTypeOf(sound: Uint8Array): AudioType | undefined {
  const head = Buffer.from(sound.subarray(0, LONGEST_SIGN)).toString("latin1");
  return SIGNS.find(([, sign]) => sign.test(head))?.[0];
}
