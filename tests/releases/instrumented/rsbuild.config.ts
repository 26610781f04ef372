import { areaConfig } from "@lagom/shared/build/area-config";
import { AREAS, type Area, EXPOSES } from "@lagom/shared/remote";
import { mergeRsbuildConfig } from "@rsbuild/core";

/** The build of an area as its team runs it in its folder, with each expose wrapped in `instrument`, and not minified. */
const root = process.cwd();
const area = AREAS.find((name) => root.endsWith(`mf-${name}`)) as Area;

const wrapped = (name: string) => `
import { instrument } from "${import.meta.dirname}/instrument.tsx";
import * as real from "${root}/src/exposes/${name}.ts?real";
export const Instrumented = instrument(Object.values(real).find((value) => typeof value === "function"));
`;
const wrapper = (name: string) => `${root}/src/exposes/${name}.instrumented.js`;

export default mergeRsbuildConfig(areaConfig(area, root), {
  output: { minify: false },
  tools: {
    rspack: (_config, { rspack, appendPlugins }) => {
      const modules = Object.fromEntries(EXPOSES[area].map((name) => [wrapper(name), wrapped(name)]));
      appendPlugins([
        new rspack.experiments.VirtualModulesPlugin(modules),
        new rspack.NormalModuleReplacementPlugin(/src\/exposes\/[\w-]+\.ts$/, (found) => {
          found.request = wrapper(found.request.replace(/^.*\/([\w-]+)\.ts$/, "$1"));
        }),
      ]);
    },
  },
});
