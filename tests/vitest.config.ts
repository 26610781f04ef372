import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that wait for time limits of databases and mail servers more than they compute. */
const WAITING = /(\.postgres|lost-smtp\.routes)\.test\.ts$/;

/** The one that builds the shell and the areas takes longest. */
const BUILDING = /\/releases\/src\/build\.test\.ts$/;

/**
 * First comes the file that builds, then those that wait: others run beside them, while at the end they would stand alone.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      if (BUILDING.test(moduleId)) return 0;
      return WAITING.test(moduleId) ? 1 : 2;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    projects: ["{shell,shared,releases,server,mf-*}/vitest.config.ts", "tests/rules/vitest.config.ts"],
    sequence: { sequencer: LongestFirst },
  },
});
