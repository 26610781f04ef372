import { existsSync } from "node:fs";
import { defineConfig, type RsbuildConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";

/** Where a build goes and what it is called; the release tool sets both. */
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

/** Pages of this machine, whichever port they come from, may load what a development server serves. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The ES build that stands beside a CommonJS build; the file itself where there is none. */
function moduleTwin(file: string): string {
  const twins = [".js", ".mjs"].map((ending) => file.replace(/\.cjs$/, ending));
  return twins.find((twin) => existsSync(twin)) ?? file;
}

/** What the shell and the areas build alike: deterministic, with integrity and under Trusted Types. */
export function baseConfig(root: string, target: BuildTarget): RsbuildConfig {
  const development = process.env.NODE_ENV === "development";
  const port = Number(process.env.LAGOM_DEVELOPMENT_PORT ?? 0);
  return defineConfig({
    root,
    plugins: [pluginReact()],
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
      rspack: (config, { rspack, appendPlugins }) => {
        config.output ??= {};
        config.output.trustedTypes = { policyName: "lagom", onPolicyCreationFailure: "continue" };
        config.output.crossOriginLoading = "anonymous";
        // The plugin resolves its runtime to CommonJS copies, which cannot be tree-shaken (research/federation.md §6).
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/].*\.cjs$/, (found) => {
            found.request = moduleTwin(found.request);
            if (found.createData?.resource) found.createData.resource = moduleTwin(found.createData.resource);
          }),
        );
      },
    },
  });
}
