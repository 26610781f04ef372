import { buildHere } from "./build-here.ts";

/** The program of `buildInProcess`: its argument is a corpus folder; each message names a text and is answered with its rewrites. */
const [, , folder = ""] = process.argv;
const build = buildHere(folder);
process.on("message", async (wanted: string) => process.send?.(await build({ folder: wanted })));
process.once("disconnect", () => process.exit());
