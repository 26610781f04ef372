import { callApi } from "@lagom/shared/api/client";
import type { Range } from "../text/piece.ts";

/** The sentence that is read, those before it to which a reader goes back, and the next one. */
const MOST_HELD = 8;
const held = new Map<string, Promise<Blob>>();

/** The sound of a range, made by the server; the last few are held in memory. */
export function fetchSound({ rewrite, paragraph, start, end }: Range): Promise<Blob> {
  const key = `${rewrite} ${paragraph} ${start} ${end}`;
  const sound = held.get(key) ?? load({ rewrite, paragraph, start, end });
  // The latest last.
  held.delete(key);
  held.set(key, sound);
  sound.catch(() => held.delete(key));
  for (const oldest of [...held.keys()].slice(0, -MOST_HELD)) held.delete(oldest);
  return sound;
}

async function load({ rewrite, ...query }: Range): Promise<Blob> {
  const { type, audio } = await callApi("GET /api/rewrite/{id}/speech", { params: { id: rewrite }, query });
  return new Blob([Uint8Array.from(atob(audio), (letter) => letter.charCodeAt(0))], { type });
}
