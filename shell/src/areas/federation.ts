import { init } from "@module-federation/enhanced/runtime";
import provideRuntime from "@module-federation/inject-external-runtime-core-plugin";
import provided from "./provided.cjs";

/**
 * The federation runtime with everything the shell provides. It is a chunk of its own because the shell's own pages do not need it.
 * Area entries use this runtime, so it must run before them.
 */
export const federation = init({
  name: process.env.LAGOM_RELEASE_NAME ?? "shell",
  remotes: [],
  shared: provided,
  shareStrategy: "loaded-first",
  plugins: [provideRuntime()],
});
