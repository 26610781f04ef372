import { isObject, readStored } from "@lagom/shared/checked-json";
import type { Text } from "@lagom/shared/contract/text";
import "@lagom/shared/first-call";
import { PREFERENCES_MIRROR_KEY } from "@lagom/shared/preferences/mirror";
import { READING_LOOK_KEY } from "@lagom/shared/reading/look";
import { drawText } from "./draw-text.ts";

/*
 * Stands in the documents of texts, beside `boot.js`: draws the text as soon as it is there, long before the shell and the
 * reader have started, and keeps the last touch for them. The shell then draws the living page in its place, in one commit.
 */
const slot = document.querySelector<HTMLElement>("[data-first-text]");
const first = window.lagomFirstCall;
if (slot && first) {
  first.response
    .then(async (response) => {
      // The shell's own reading of the answer stays possible.
      if (!response.ok) return;
      const text = (await response.clone().json()) as Text;
      first.reply = text;
      if (slot.isConnected) drawText(slot, text, stored(READING_LOOK_KEY), stored(PREFERENCES_MIRROR_KEY));
    })
    .catch(() => {}); // whoever takes the call says what failed
  slot.addEventListener("click", ({ pageX: x, pageY: y }) => {
    window.lagomFirstTouch = { x, y };
  });
}

/** The preferences of the reader stored on this device; nothing if storage is empty or denied. */
const stored = (key: string) => readStored("localStorage", key, isObject) ?? {};
