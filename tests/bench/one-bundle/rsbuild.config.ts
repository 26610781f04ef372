import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { baseConfig, targetFromEnvironment } from "@lagom/shared/build/base-config";
import { EXPOSES } from "@lagom/shared/remote";
import { mergeRsbuildConfig, type RsbuildPlugin } from "@rsbuild/core";

/*
 * The same sources as the federated product, built as one bundle: the shell with every page of every area as a lazy chunk. Only
 * the module that loads areas is replaced; nothing else knows where a page comes from.
 */
const root = resolve(import.meta.dirname, "../../..");
const target = targetFromEnvironment(import.meta.dirname);

const pages = Object.entries(EXPOSES).flatMap(([area, exposes]) =>
  exposes.map((expose) => ({ area, expose })),
);

const loadModule = `
const pages = {
${pages
  .map(
    ({ area, expose }) =>
      `  "${area}/${expose}": () => import(/* webpackChunkName: "${area}-${expose}" */ "${root}/mf-${area}/src/exposes/${expose}.ts"),`,
  )
  .join("\n")}
};
export const loadModule = ({ area, part }) => pages[area + "/" + part]();
`;

const reports: RsbuildPlugin = {
  name: "lagom-one-bundle-reports",
  setup(api) {
    api.processAssets({ stage: "report" }, ({ compilation, sources }) => {
      const files = Object.fromEntries(
        [...compilation.namedChunkGroups].map(([name, group]) => [name, [...group.getFiles()]]),
      );
      compilation.emitAsset("chunks.json", new sources.RawSource(JSON.stringify(files)));
      if (compilation.entrypoints.has("main")) {
        compilation.emitAsset(
          "document.html",
          new sources.RawSource(readFileSync(`${root}/shell/src/boot/document.html`, "utf8")),
        );
      }
    });
  },
};

export default mergeRsbuildConfig(baseConfig("shell", `${root}/shell`, target), {
  plugins: [reports],
  source: { entry: { main: "./src/main.tsx", boot: "./src/boot/boot.ts" } },
  tools: {
    rspack: (_config, { rspack, appendPlugins }) => {
      appendPlugins([
        new rspack.experiments.VirtualModulesPlugin({
          [`${root}/shell/src/areas/one-bundle.js`]: loadModule,
        }),
        new rspack.NormalModuleReplacementPlugin(
          /\/load-module\.ts$/,
          `${root}/shell/src/areas/one-bundle.js`,
        ),
      ]);
    },
  },
});
