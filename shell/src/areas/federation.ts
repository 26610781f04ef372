import { init } from "@module-federation/enhanced/runtime";
import provideRuntime from "@module-federation/inject-external-runtime-core-plugin";
import provided from "./provided.cjs";

/**
 * The federation runtime with all that the shell provides; a chunk of its own, since the shell's own pages need none of it. Entries of
 * areas take the runtime from here, so that it has to run before them.
 */
export const federation = init({
  name: process.env.LAGOM_RELEASE_NAME ?? "shell",
  remotes: [],
  shared: provided,
  shareStrategy: "loaded-first",
  plugins: [provideRuntime()],
});
