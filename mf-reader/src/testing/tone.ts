const SAMPLES_A_SECOND = 8000;
const HEAD_BYTES = 44;

/** A tone as a WAV file of 8 bits a sample, in base64. */
export function tone(seconds: number): string {
  const count = Math.round(SAMPLES_A_SECOND * seconds);
  const bytes = new Uint8Array(HEAD_BYTES + count);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, "RIFF");
  view.setUint32(4, HEAD_BYTES - 8 + count, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLES_A_SECOND, true);
  view.setUint32(28, SAMPLES_A_SECOND, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, "data");
  view.setUint32(40, count, true);
  for (let at = 0; at < count; at += 1) bytes[HEAD_BYTES + at] = 128 + Math.round(60 * Math.sin(at / 3));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
