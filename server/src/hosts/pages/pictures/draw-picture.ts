import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { type Picture, pictureSvg } from "./picture-svg.ts";

let started: Promise<void> | undefined;

/** Draws a picture as PNG; a task of a worker thread, since it takes a tenth of a second. */
export async function drawPicture(picture: Picture): Promise<Uint8Array> {
  started ??= initWasm(readFile(new URL(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
  await started;
  const resvg = new Resvg(pictureSvg(picture), { font: { loadSystemFonts: false } });
  try {
    return resvg.render().asPng();
  } finally {
    resvg.free();
  }
}
