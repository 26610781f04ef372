import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { relative, sep } from "node:path";
import { defineConfig, type RsbuildConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import type { Deployable } from "../remote.ts";
import { pluginMessages } from "./messages-plugins.ts";
import { releaseName } from "./release-name.ts";

/** Where the output of a build goes, and its release id; the release tool sets both. */
export interface BuildTarget {
  /** Names the release in every script; `dev` outside of a release. */
  releaseId: string;
  /** Absolute folder of the output. */
  outputFolder: string;
}

/** The target that the release tool names in the environment. */
export function targetFromEnvironment(root: string): BuildTarget {
  return {
    releaseId: process.env.LAGOM_RELEASE ?? "dev",
    outputFolder: process.env.LAGOM_OUTPUT ?? `${root}/dist`,
  };
}

/** Pages from any port of this machine may load files from a development server. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The ES module next to a CommonJS file, or the file itself if there is none. */
function moduleTwin(file: string): string {
  const twins = [".js", ".mjs"].map((ending) => file.replace(/\.cjs$/, ending));
  return twins.find((twin) => existsSync(twin)) ?? file;
}

/** The router exports its development build to whoever asks. Its production build makes the first script 440 bytes smaller (gzip). */
function productionRouter(): Record<string, string> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("react-router-dom"));
  const production = (name: string, file: string) =>
    resolve(name).replace(/development[\\/][\w-]+\.m?js$/, `production/${file}.mjs`);
  return {
    "react-router$": production("react-router", "index"),
    "react-router/dom$": production("react-router/dom", "dom-export"),
  };
}

/**
 * Federation's start-up code, a `data:` URL, imports its runtime by an absolute path. A relative path makes the build produce the
 * same bytes in every folder.
 */
const withoutFolder = (request: string, root: string): string =>
  request.replace(/%22(%2F.+?)%22/g, (_, path: string) => {
    const near = relative(root, decodeURIComponent(path)).split(sep).join("/");
    return encodeURIComponent(`"${near.startsWith(".") ? near : `./${near}`}"`);
  });

/** The configuration that the shell and the areas share: deterministic builds, with integrity and Trusted Types. */
export function baseConfig(deployable: Deployable, root: string, target: BuildTarget): RsbuildConfig {
  const development = process.env.NODE_ENV === "development";
  const release = releaseName(deployable, target.releaseId);
  const port = Number(process.env.LAGOM_DEVELOPMENT_PORT ?? 0);
  return defineConfig({
    root,
    plugins: [pluginReact(), pluginMessages(release)],
    source: { define: { "process.env.LAGOM_RELEASE_NAME": JSON.stringify(release) } },
    ...(development ? {} : { resolve: { alias: productionRouter() } }),
    output: {
      distPath: { root: target.outputFolder, js: "", css: "", font: "font", svg: "image", image: "image" },
      assetPrefix: "auto",
      cleanDistPath: true,
      ...(development
        ? {}
        : { filename: { js: "[name].[contenthash:10].js", css: "[name].[contenthash:10].css" } }),
      dataUriLimit: 0,
      legalComments: "none",
      sourceMap: development ? { js: "cheap-module-source-map" } : { js: "hidden-source-map" },
      overrideBrowserslist: ["chrome >= 120", "firefox >= 121", "safari >= 17.2"],
    },
    dev: {
      assetPrefix: true,
      lazyCompilation: false, // asks its own server from the page, whose origin is another
      ...(port ? { client: { protocol: "ws", host: "localhost", port } } : {}),
    },
    server: { cors: { origin: LOOPBACK }, strictPort: true, ...(port ? { port } : {}) },
    ...(development
      ? { performance: { printFileSize: false, chunkSplit: { strategy: "all-in-one" } } }
      : { performance: { printFileSize: false } }),
    security: { sri: { enable: !development, algorithm: "sha384" } },
    tools: {
      htmlPlugin: false,
      ...(development ? {} : { cssExtract: { pluginOptions: { chunkFilename: "async/[name].css" } } }),
      rspack: (config, { rspack, appendPlugins }) => {
        config.output ??= {};
        config.output.trustedTypes = { policyName: "lagom", onPolicyCreationFailure: "continue" };
        config.output.crossOriginLoading = "anonymous";
        // The release is in the address of each file: a hash in the name, which the first script would list, is not needed.
        if (!development) config.output.chunkFilename = "async/[name].js";
        // Number modules by their order: named ids contain paths of this machine, and no id has to outlive its release.
        config.optimization = { ...config.optimization, moduleIds: "natural", chunkIds: "natural" };
        // Relative to the package, so that source maps contain no paths of this machine.
        config.output.devtoolModuleFilenameTemplate = "[resource-path]";
        // The plugin resolves its runtime to CommonJS copies, which cannot be tree-shaken (docs/decisions/0002-federation-build.md).
        appendPlugins([
          new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/].*\.cjs$/, (found) => {
            found.request = moduleTwin(found.request);
            if (found.createData?.resource) found.createData.resource = moduleTwin(found.createData.resource);
          }),
          new rspack.NormalModuleReplacementPlugin(/!=!data:/, (found) => {
            found.request = withoutFolder(found.request, root);
          }),
        ]);
      },
    },
  });
}
