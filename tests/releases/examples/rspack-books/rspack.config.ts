import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RECORD_FILE, releaseName, UNSTAMPED } from "@lagom/shared/build/release-name";
import { taken } from "@lagom/shared/build/sharing";
import { EXPOSES } from "@lagom/shared/remote";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { type Compiler, type Configuration, SubresourceIntegrityPlugin } from "@rspack/core";

/** What the area takes from the shell, as its team declares it; the gate compares it with what the pages do. */
const TAKEN = {
  ranges: { "@lagom/shared": "^1.0.0", react: "^19.0.0" },
  names: { "api/client": ["callApi"], paths: ["paths"], router: ["Link"] },
};

interface Manifest {
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/** Begins the record of the release, which `pnpm release record` completes. */
async function beginRecord(folder: string): Promise<void> {
  const { exposes }: Manifest = JSON.parse(await readFile(join(folder, "mf-manifest.json"), "utf8"));
  const loads = exposes.map(({ name, assets: { js, css } }) => [
    name,
    { scripts: js.sync, styles: css.sync },
  ]);
  const record = { deployable: "books", entry: "entry.js", exposes: Object.fromEntries(loads), ...TAKEN };
  await writeFile(join(folder, RECORD_FILE), JSON.stringify(record));
}

/** The build of an area by Rspack and Module Federation alone, as docs/release-format.md asks for it. */
export const config = (folder: string): Configuration => ({
  context: import.meta.dirname,
  mode: "production",
  target: "browserslist:chrome >= 120, firefox >= 121, safari >= 17.2",
  entry: {},
  output: {
    path: folder,
    publicPath: "auto",
    filename: "[name].js",
    chunkFilename: "[name].[contenthash:10].js",
    cssChunkFilename: "[name].[contenthash:10].css",
    uniqueName: releaseName("books", UNSTAMPED),
    crossOriginLoading: "anonymous",
    trustedTypes: { policyName: "lagom", onPolicyCreationFailure: "continue" },
  },
  devtool: "hidden-source-map",
  resolve: { extensions: [".ts", ".tsx", ".js"] },
  module: {
    parser: { "css/module": { namedExports: false } },
    generator: {
      "css/module": { localIdentName: `[local]-[hash:base64:6]-${UNSTAMPED}`, exportsConvention: "as-is" },
    },
    rules: [
      { test: /\.module\.css$/, type: "css/module" },
      {
        test: /\.tsx?$/,
        loader: "builtin:swc-loader",
        options: {
          detectSyntax: "auto",
          jsc: { transform: { react: { runtime: "automatic" } }, target: "es2022" },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: releaseName("books", UNSTAMPED),
      filename: "entry.js",
      exposes: Object.fromEntries(EXPOSES.books.map((name) => [`./${name}`, `./src/exposes/${name}.ts`])),
      shared: taken(),
      dts: false,
      manifest: true,
      experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: "web" } },
    }),
    new SubresourceIntegrityPlugin({ hashFuncNames: ["sha384"], enabled: true }),
    (compiler: Compiler) => {
      compiler.hooks.afterEmit.tapPromise("record", () => beginRecord(folder));
    },
  ],
});
