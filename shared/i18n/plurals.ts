// The plural rules of each language (CLDR); compiled messages import those of theirs.
// biome-ignore lint/performance/noBarrelFile: as in runtime.ts
// biome-ignore lint/performance/noReExportAll: as in runtime.ts
export * from "@messageformat/runtime/lib/cardinals";
