import { baseConfig, targetFromEnvironment } from "@lagom/shared/build/base-config";
import { importProvidedStyles, providedModule } from "@lagom/shared/build/provided";
import { reportProvided } from "@lagom/shared/build/report-sharing";
import { type EnvironmentConfig, mergeRsbuildConfig, type RsbuildPlugin } from "@rsbuild/core";
import { documentFiles } from "./src/boot/write-documents.ts";
import { subsetFonts } from "./src/fonts/subset-fonts.ts";
import { PRERENDER_FOLDER, prerenderedPages } from "./src/prerender/write-pages.ts";

const root = import.meta.dirname;
const development = process.env.NODE_ENV === "development";
const target = targetFromEnvironment(root);

/** The release record takes from here what the shell, each of its own pages and the loading of areas need. */
const loads: RsbuildPlugin = {
  name: "lagom-loads",
  setup(api) {
    api.processAssets({ stage: "report", environments: ["web", "boot"] }, ({ compilation, sources }) => {
      const loads: Record<string, { scripts: string[]; styles: string[] }> = {};
      if (compilation.entrypoints.has("prerender")) return;
      for (const group of compilation.chunkGroups) {
        const pages = group.origins.flatMap(({ request }) => request?.match(OWN_PAGE)?.[1] ?? []);
        const isNamed = group.isInitial() || group.name === "federation";
        const names = pages.length > 0 ? pages : isNamed && group.name ? [group.name] : [];
        for (const name of names)
          loads[name] = { scripts: filesOf(group, ".js"), styles: filesOf(group, ".css") };
      }
      const environment = "main" in loads ? "main" : "boot";
      compilation.emitAsset(`loads-${environment}.json`, new sources.RawSource(JSON.stringify(loads)));
    });
  },
};
const OWN_PAGE = /\/pages\/([\w-]+)-page\.tsx$/;
const filesOf = (group: { getFiles(): readonly string[] }, ending: string) =>
  group.getFiles().filter((file) => file.endsWith(ending));

/** Parts of the federation runtime that the shell has no use for; see their stand-in. */
const UNUSED = new RegExp(
  "@module-federation[\\\\/](?:" +
    [
      "error-codes[\\\\/]dist[\\\\/]desc",
      "sdk[\\\\/]dist[\\\\/](?:dom|logger)",
      "runtime-core[\\\\/]dist[\\\\/]utils[\\\\/](?:load|preload)",
    ].join("|") +
    ")\\.m?js$",
);

/** What the shell provides to areas; made by the build from the exports of `@lagom/shared`. */
const PROVIDED = `${root}/src/areas/provided.cjs`;

/** The styles of the provided modules, imported first, so that those of pages and areas override them. */
const PROVIDED_STYLES = `${root}/src/areas/provided-styles.js`;

/** The public pages for Node, which draws them once when all is built. */
const prerender: EnvironmentConfig = {
  source: { entry: { prerender: "./src/prerender/prerender.tsx" } },
  output: {
    target: "node",
    module: true,
    distPath: { root: `${target.outputFolder}/${PRERENDER_FOLDER}` },
    filename: { js: "[name].mjs" },
    cleanDistPath: false,
    sourceMap: false,
    minify: false,
  },
  security: { sri: { enable: false } },
  performance: { chunkSplit: { strategy: "all-in-one" } },
};

export default mergeRsbuildConfig(baseConfig("shell", root, target), {
  // Areas name their classes by their release, so that those of the shell can be short.
  ...(development ? {} : { output: { cssModules: { localIdentName: "[hash:base64:6]" } } }),
  plugins: [
    documentFiles(),
    loads,
    ...(development
      ? []
      : [subsetFonts(`${root}/node_modules/.cache/fonts`), prerenderedPages(target.outputFolder)]),
  ],
  environments: {
    web: {
      // All files of a release change together: in one script they are smaller, and none is asked for late.
      performance: { chunkSplit: { strategy: "all-in-one" } },
      output: { minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } } },
      source: {
        entry: { main: [PROVIDED_STYLES, "./src/main.tsx"] },
        include: [/@module-federation[\\/]/], // so that TypeScript can stand in for its modules
        // Tells the federation runtime which of its parts to leave out.
        define: {
          FEDERATION_OPTIMIZE_NO_REMOTE: true,
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
          ENV_TARGET: '"web"',
        },
      },
      plugins: [reportProvided(PROVIDED)],
      tools: {
        rspack: (_config, { rspack, appendPlugins }) => {
          appendPlugins([
            new rspack.NormalModuleReplacementPlugin(UNUSED, (found) => {
              if (found.createData?.resource)
                found.createData.resource = `${root}/src/areas/federation-unused.ts`;
            }),
            new rspack.experiments.VirtualModulesPlugin({
              [PROVIDED]: providedModule(development ? "development" : "production"),
              [PROVIDED_STYLES]: importProvidedStyles(),
            }),
          ]);
        },
      },
    },
    ...(development ? {} : { prerender }),
    boot: {
      source: {
        entry: {
          boot: "./src/boot/boot.ts",
          "first-text": "./src/first-text/first-text.ts",
          ...(development ? { refresh: "./src/boot/refresh.ts" } : {}),
        },
      },
      // Its styles come with the shell's.
      output: { cleanDistPath: false, emitCss: false },
      performance: { chunkSplit: { strategy: "all-in-one" } },
    },
    // Its address never changes: the web host serves it as /sw.js.
    worker: {
      source: { entry: { sw: "./src/worker/sw.ts" } },
      output: { target: "web-worker", cleanDistPath: false, filename: { js: "[name].js" } },
      performance: { chunkSplit: { strategy: "all-in-one" } },
    },
  },
});
