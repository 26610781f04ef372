import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that run in a process of their own come first: they start programs and builds, and would otherwise wait alone at the end. */
class IsolatedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isIsolated = ({ project }: TestSpecification) => project.config.isolate;
    return [...sorted.filter(isIsolated), ...sorted.filter((file) => !isIsolated(file))];
  }
}

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    projects: ["{shell,shared,releases,server,mf-*}/vitest.config.ts", "tests/rules/vitest.config.ts"],
    sequence: { sequencer: IsolatedFirst },
  },
});
