import type { Messages } from "@lagom/shared/i18n/strings";

export const messages = {
  label: "Read aloud",
  play: "Play",
  pause: "Pause",
  previous: "Sentence before",
  next: "Next sentence",
  settings: "Voice and speed",
  speed: "Speed",
  times: "{speed, number} ×",
  voice: "Voice",
  close: "Stop reading aloud",
  getVoice: "Voices can be added in the settings of the device.",
  serverVoice: "Lagom’s server",
  /** A program that sounds like a robot; eSpeak NG is its name. */
  espeak: "eSpeak NG (robot)",
  /** While eSpeak NG reads; may be followed by `getVoice`. */
  robot: "This is a robot’s voice. One of the device sounds better.",
  pauseAfter: "Pause between sentences",
  pauses: "{seconds, plural, =0 {No pause} other {# s pause}}",
  repeat: "Repeat the sentence",
  serverFailed: "The server’s voice does not answer.",
  /** A voice of the device goes on where the server failed. */
  standsIn: "A voice of this device reads on.",
} as const satisfies Messages;
