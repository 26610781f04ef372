let element: HTMLAudioElement | undefined;
let unlocked = false;
let cancelledAt = Number.NEGATIVE_INFINITY;

/** The element that plays all sound of the server: iOS allows sound to an element, not to a page. */
export function audioElement(): HTMLAudioElement {
  element ??= new Audio();
  return element;
}

/** Allows the page to speak. Call it in a user gesture: until something was spoken in one, iOS silently drops all other speech. */
export function unlockSpeech(): void {
  if (unlocked) return;
  unlocked = true;
  const audio = audioElement();
  audio.play().catch(() => {}); // it has nothing to play yet
  audio.pause();
  if (!("speechSynthesis" in window)) return;
  speechSynthesis.speak(new SpeechSynthesisUtterance(""));
  cancelSpeech();
}

/** Ends what a voice of the device says. */
export function cancelSpeech(): void {
  speechSynthesis.cancel();
  cancelledAt = performance.now();
}

/** Milliseconds since a voice of the device was cancelled. */
export const sinceCancelled = (): number => performance.now() - cancelledAt;
