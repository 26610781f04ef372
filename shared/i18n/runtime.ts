// What compiled messages call; by way of this module, so that only `shared` depends on the library.
// biome-ignore lint/performance/noBarrelFile: see above
export { number, plural, select } from "@messageformat/runtime";
