import { pluginModuleFederation } from "@module-federation/rsbuild-plugin";
import { mergeRsbuildConfig, type RsbuildConfig } from "@rsbuild/core";
import { type Area, EXPOSES } from "../remote.ts";
import { baseConfig, targetFromEnvironment } from "./base-config.ts";
import { reportSharing } from "./report-sharing.ts";
import { taken } from "./sharing.ts";

/** The script that registers an area's release in the page. */
export const ENTRY_FILE = "entry.js";

/** The global name of a release: unique, so that two releases can live in one page and never mix. */
export const releaseName = (area: string, releaseId: string): string => `${area}_${releaseId}`;

/**
 * The build of an area: one module a page under `src/exposes/`, everything shared taken from the shell.
 * @param root the area's folder
 */
export function areaConfig(area: Area, root: string): RsbuildConfig {
  const target = targetFromEnvironment(root);
  const exposes: readonly string[] = EXPOSES[area];
  return mergeRsbuildConfig(baseConfig(root, target), {
    source: { entry: {} },
    // Styles stay in the page when their release has left it: no other release, nor another area, may be drawn by them.
    output: { cssModules: { localIdentName: `[local]-[hash:base64:6]-${target.releaseId}` } },
    tools: {
      rspack: ({ optimization }) => {
        if (!optimization?.splitChunks) return;
        // What is only taken from the shell makes no chunks of its own, whose order goes by the folder's name (decision 0037).
        optimization.splitChunks.defaultSizeTypes = [
          "javascript",
          "css",
          "css/mini-extract",
          "unknown",
          "consume-shared",
        ];
        // A library that one part uses comes with that part: the hash of each file stands in the entry, which is small.
        optimization.splitChunks.cacheGroups = {
          ...optimization.splitChunks.cacheGroups,
          defaultVendors: false,
        };
      },
    },
    plugins: [
      reportSharing(),
      pluginModuleFederation({
        name: releaseName(area, target.releaseId),
        filename: ENTRY_FILE,
        exposes: Object.fromEntries(exposes.map((name) => [`./${name}`, `./src/exposes/${name}.ts`])),
        shared: taken(),
        shareStrategy: "loaded-first",
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: "web" } },
      }),
    ],
  });
}
