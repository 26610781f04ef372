import { readFileSync } from "node:fs";
import { releaseName } from "@lagom/shared/build/area-config";
import { baseConfig, targetFromEnvironment } from "@lagom/shared/build/base-config";
import { provided, providingModule } from "@lagom/shared/build/sharing";
import { pluginModuleFederation } from "@module-federation/rsbuild-plugin";
import { mergeRsbuildConfig, type RsbuildPlugin } from "@rsbuild/core";
import { ROUTES } from "./src/areas/route-table.ts";

const root = import.meta.dirname;
const development = process.env.NODE_ENV === "development";
const target = targetFromEnvironment(root);

/** The document's template and the route table travel with the shell's release; the web host reads them there. */
const documentFiles: RsbuildPlugin = {
  name: "lagom-document-files",
  setup(api) {
    api.processAssets({ stage: "additional", environments: ["web"] }, ({ compilation, sources }) => {
      const emit = (name: string, text: string) => compilation.emitAsset(name, new sources.RawSource(text));
      emit("document.html", readFileSync(`${root}/src/boot/document.html`, "utf8"));
      emit("routes.json", JSON.stringify(ROUTES));
    });
    api.processAssets({ stage: "report" }, ({ compilation, sources }) => {
      for (const [name, entry] of compilation.entrypoints) {
        const files = entry.getFiles();
        const loads = { scripts: files.filter(isScript), styles: files.filter(isStyle) };
        compilation.emitAsset(`entry-${name}.json`, new sources.RawSource(JSON.stringify(loads)));
      }
    });
  },
};
const isScript = (file: string) => file.endsWith(".js");
const isStyle = (file: string) => file.endsWith(".css");

export default mergeRsbuildConfig(baseConfig(root, target), {
  plugins: [documentFiles],
  environments: {
    web: {
      source: { entry: { main: ["./src/providing.ts", "./src/main.tsx"] } },
      plugins: [
        pluginModuleFederation({
          name: releaseName("shell", target.releaseId),
          remotes: {},
          shared: provided(),
          shareStrategy: "loaded-first",
          dts: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { disableSnapshot: true, target: "web" },
          },
        }),
      ],
      tools: {
        rspack: (_config, { rspack, appendPlugins }) => {
          appendPlugins(
            new rspack.experiments.VirtualModulesPlugin({ [`${root}/src/providing.ts`]: providingModule() }),
          );
        },
      },
    },
    boot: {
      source: {
        entry: { boot: "./src/boot/boot.ts", ...(development ? { refresh: "./src/boot/refresh.ts" } : {}) },
      },
      output: { cleanDistPath: false },
      performance: { chunkSplit: { strategy: "all-in-one" } },
    },
  },
});
