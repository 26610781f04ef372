import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { EXPOSES } from "@lagom/shared/remote";
import {
  defineConfig,
  loadConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
} from "@rsbuild/core";

/*
 * The same sources as the federated product, built as one bundle: the shell's own build, with every page of every area as a lazy
 * chunk. Only the module that loads areas is replaced; nothing else knows where a page comes from. File names contain a hash of their
 * content, so that files which a change leaves alone stay in the cache.
 */
const root = resolve(import.meta.dirname, "../../..");
/** The pages whose area has changed: `reader/newsfeed books/books`. */
const changed = process.env.LAGOM_BENCH_CHANGED?.split(" ") ?? [];

const sourceOf = (page: string) => {
  const [area, expose] = page.split("/");
  return `${root}/mf-${area}/src/exposes/${expose}.ts`;
};
const pages = Object.entries(EXPOSES).flatMap(([area, exposes]) =>
  exposes.map((expose) => `${area}/${expose}`),
);
const lines = pages.map((page) => {
  const name = page.replace("/", "-");
  return `"${page}": () => import(/* webpackChunkName: "${name}" */ "${sourceOf(page)}"),`;
});
const loadModule = `
const pages = { ${lines.join("\n")} };
export const loadModule = ({ area, part }) => pages[area + "/" + part]();
`;

/** What the first script and each page load, for the host. */
const reports: RsbuildPlugin = {
  name: "lagom-one-bundle-reports",
  setup(api) {
    api.processAssets({ stage: "report", environments: ["web", "boot"] }, ({ compilation, sources }) => {
      const files = Object.fromEntries(
        [...compilation.namedChunkGroups].map(([name, group]) => [name, [...group.getFiles()]]),
      );
      const name = compilation.entrypoints.has("main") ? "main" : "boot";
      compilation.emitAsset(`chunks-${name}.json`, new sources.RawSource(JSON.stringify(files)));
    });
  },
};

const oneBundle: RsbuildConfig = {
  root: `${root}/shell`,
  plugins: [reports],
  environments: {
    web: {
      tools: {
        cssExtract: { pluginOptions: { chunkFilename: "async/[name].[contenthash:10].css" } },
        rspack: (config, { rspack, appendPlugins }) => {
          if (config.output) config.output.chunkFilename = "async/[name].[contenthash:10].js";
          appendPlugins([
            new rspack.experiments.VirtualModulesPlugin({
              [`${root}/shell/src/areas/one-bundle.js`]: loadModule,
              ...Object.fromEntries(
                changed.map((page) => [
                  sourceOf(page),
                  `${readFileSync(sourceOf(page))}\nexport const changed = 1;`,
                ]),
              ),
            }),
            new rspack.NormalModuleReplacementPlugin(
              /\/load-module\.ts$/,
              `${root}/shell/src/areas/one-bundle.js`,
            ),
          ]);
        },
      },
    },
  },
};

export default defineConfig(async () => {
  const { content: shell } = await loadConfig({ path: `${root}/shell/rsbuild.config.ts` });
  return mergeRsbuildConfig(shell, oneBundle);
});
