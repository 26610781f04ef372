/*
 * Replaces Module Federation's runtime for bundles in an area's build: the shell contains it once for all areas (decision 0109), and
 * sets it before it runs an entry.
 */

declare global {
  interface Window {
    /** What entries use of the default export of `@module-federation/webpack-bundler-runtime`. */
    lagomBundlerRuntime: { runtime: object; bundlerRuntime: object; attachShareScopeMap: object };
  }
}

const { runtime, bundlerRuntime, attachShareScopeMap } = window.lagomBundlerRuntime;

/** Each entry writes its own share scope, instance and options into it. */
// biome-ignore lint/style/noDefaultExport: in the form of the module that it replaces
export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
