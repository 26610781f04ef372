import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Feature } from "../../features/feature.ts";
import { useTestApi } from "../../testing/api.ts";
import { API_FEATURES, CONTENT_FEATURES, PERSONAL_DATA, SAME_ORIGIN_FEATURES } from "./features.ts";

const folder = fileURLToPath(new URL("../../features", import.meta.url));
const load = (name: string): Promise<Record<string, Feature<never>>> =>
  import(`../../features/${name}/feature.ts`);
/** Every feature in the source, whether or not a host lists it. */
const names = globSync("*/feature.ts", { cwd: folder }).map(dirname);
const features = (await Promise.all(names.map(load))).flatMap((module) => Object.values(module));
const jobs = features.flatMap((feature) => feature.jobs ?? []);
const starts = jobs.map(({ start }) => start);
const started: string[] = [];

beforeAll(() => {
  for (const [at, job] of jobs.entries()) {
    job.start = (...args) => {
      started.push(job.name);
      return starts[at]?.(...args);
    };
  }
});
afterAll(() => {
  for (const [at, job] of jobs.entries()) job.start = starts[at] ?? job.start;
});

useTestApi();

it("every feature is served, by one list", () => {
  const listed = [...SAME_ORIGIN_FEATURES, ...API_FEATURES, ...CONTENT_FEATURES];
  expect(listed).toHaveLength(features.length);
  expect(new Set(listed)).toEqual(new Set(features));
});

it("the personal data of every feature is exported and deleted, once", () => {
  const declared = features.flatMap(({ personalData }) => personalData ?? []);
  expect(declared.length).toBeGreaterThan(0);
  expect(PERSONAL_DATA).toHaveLength(declared.length);
  expect(new Set(PERSONAL_DATA)).toEqual(new Set(declared));
});

it("the API host starts every job of every feature, once", () => {
  expect(jobs.length).toBeGreaterThan(0);
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  expect(started.sort()).toEqual(jobs.map(({ name }) => name).sort());
});
