import type {} from "@lagom/shared/build/federation-runtime";
import { init } from "@module-federation/enhanced/runtime";
import provideRuntime from "@module-federation/inject-external-runtime-core-plugin";
import { attachShareScopeMap, bundlerRuntime } from "@module-federation/webpack-bundler-runtime";
import provided from "./provided.cjs";

/** What the entry of an area registers (docs/release-format.md#entry). */
export interface Container {
  init(shareScope: ShareScope): unknown;
  /** @returns a function that returns the module of a page */
  get(expose: string): Promise<() => object>;
}
type ShareScope = (typeof federation.shareScopeMap)[string];

const federation = init({
  name: process.env.LAGOM_RELEASE_NAME ?? "shell",
  remotes: [],
  shared: provided,
  shareStrategy: "loaded-first",
  plugins: [provideRuntime()],
});

/**
 * Everything the shell provides to areas. It is in a chunk of its own because the shell's own pages do not need it. This module runs
 * before the entries of areas, which use its federation runtime.
 */
export const shareScope: ShareScope = federation.shareScopeMap.default ?? {};

window.lagomBundlerRuntime = { runtime: { init }, bundlerRuntime, attachShareScopeMap };
