import { collectionHere } from "./collection-here.ts";

/** The program of `collectionInProcess`: its argument is a folder; each message names a text and is answered with its rewrites. */
const [, , folder = ""] = process.argv;
const collection = collectionHere(folder);
process.on("message", async (wanted: string) => process.send?.(await collection.build({ folder: wanted })));
process.once("disconnect", () => process.exit());
