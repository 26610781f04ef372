import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { rspack } from "@rsbuild/core";

/*
 * Runs before `shared` is packed. Bundles the modules that run in Node as JavaScript, since Node does not strip types inside
 * packages, and adds the release command, so that a team's own repository only needs this package.
 */
const folder = fileURLToPath(new URL("../../shared/dist", import.meta.url));
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await rm(folder, { recursive: true, force: true });
const compiler = rspack({
  mode: "none",
  target: "node24",
  entry: {
    "area-config": { import: source("../../shared/build/area-config.ts"), library: { type: "module" } },
    "vite-area": { import: source("../../shared/build/vite-area.ts"), library: { type: "module" } },
    release: source("cli/packed-main.ts"),
  },
  output: {
    path: folder,
    filename: "[name].js",
    module: true,
    chunkFormat: "module",
    library: { type: "module" },
  },
  // The build tools are loaded from where they are installed, by their own names.
  externals: [/^@rsbuild\//, /^@module-federation\/(?!.*\.json$)/, /^@messageformat\//],
  externalsType: "module-import",
  module: {
    parser: { javascript: { importMeta: false } },
    rules: [
      {
        test: /\.ts$/,
        loader: "builtin:swc-loader",
        options: { jsc: { parser: { syntax: "typescript" }, target: "es2024" } },
        type: "javascript/auto",
      },
    ],
  },
  resolve: { extensions: [".ts", ".js"] },
});
await new Promise<void>((resolve, reject) =>
  compiler.run((error, stats) => {
    if (error || stats?.hasErrors())
      reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
    else compiler.close(() => resolve());
  }),
);
