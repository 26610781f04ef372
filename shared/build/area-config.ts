import { createRequire } from "node:module";
import { pluginModuleFederation } from "@module-federation/rsbuild-plugin";
import { mergeRsbuildConfig, type RsbuildConfig } from "@rsbuild/core";
import type { AreaName } from "../remote.ts";
import { baseConfig, targetFromEnvironment } from "./base-config.ts";
import { declarePages, exposesOf } from "./exposes.ts";
import { releaseName } from "./release-name.ts";
import { reportTaken } from "./report-sharing.ts";
import { taken } from "./sharing.ts";

/** The script that registers an area's release in the page. */
export const ENTRY_FILE = "entry.js";

/** Areas of many small pages: what three of them use is one chunk, so that the entry lists fewer of them. */
const MANY_SMALL_PAGES: ReadonlySet<AreaName> = new Set(["account", "admin"]);
const COMMON_CHUNK = { name: "common", minChunks: 3, chunks: "all", enforce: true } as const;

/** The part of the federation runtime that areas take from the shell; see its stand-in. */
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]index\.[cm]?js$/;

/**
 * The build of an area: one module per page under `src/exposes/`, also of those in its `pages.json`; everything shared comes from the shell.
 * @param root the area's folder
 */
export function areaConfig(area: AreaName, root: string): RsbuildConfig {
  const target = targetFromEnvironment(root);
  // By its name, since this module is also bundled for other repositories.
  const standIn = createRequire(`${root}/`).resolve("@lagom/shared/build/federation-runtime");
  return mergeRsbuildConfig(baseConfig(area, root, target), {
    source: { entry: {} },
    // Style sheets outlive their release in the page, so class names must not collide with those of other releases or areas.
    output: {
      cssModules: { localIdentName: `[local]-[hash:base64:6]-${target.releaseId}` },
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    },
    tools: {
      rspack: ({ optimization }, { rspack, appendPlugins }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, (found) => {
            if (found.createData?.resource) found.createData.resource = standIn;
          }),
        );
        if (!optimization?.splitChunks) return;
        // Modules consumed from the shell must not form chunks of their own, whose order depends on the folder (decision 0037).
        optimization.splitChunks.defaultSizeTypes = [
          "javascript",
          "css",
          "css/mini-extract",
          "unknown",
          "consume-shared",
        ];
        // Bundle a library into the only chunk that uses it: the entry lists the hash of every chunk and has to stay small.
        optimization.splitChunks.cacheGroups = {
          ...optimization.splitChunks.cacheGroups,
          defaultVendors: false,
          ...(MANY_SMALL_PAGES.has(area) && { common: COMMON_CHUNK }),
        };
      },
    },
    plugins: [
      reportTaken(),
      declarePages(root),
      pluginModuleFederation({
        name: releaseName(area, target.releaseId),
        filename: ENTRY_FILE,
        exposes: Object.fromEntries(
          exposesOf(area, root).map((name) => [`./${name}`, `./src/exposes/${name}.ts`]),
        ),
        shared: taken(),
        shareStrategy: "loaded-first",
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: "web" } },
      }),
    ],
  });
}
