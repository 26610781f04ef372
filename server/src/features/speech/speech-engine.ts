/** Makes sound of text. */
export interface SpeechEngine {
  /** What the sound depends on beside text and voice, as a part of the key under which it is stored. */
  name: string;
  /** @throws Error when it gives no sound in time */
  speak(text: string, voice: string): Promise<Uint8Array>;
}

/** Most of one sound: a minute and a half of WAV, and far more of MP3. */
export const MOST_BYTES = 4 * 1024 * 1024;
