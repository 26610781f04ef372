import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Deployable } from "@lagom/shared/remote";
import { sourcesOf } from "./deployables.ts";
import { API_FILE, apiShape } from "./gate/api-shape.ts";

/** Resolves the build tool: the one the sources depend on, so that a build is the same wherever it starts, else ours. */
function buildTool(sources: string): string {
  const [own, ours] = [join(sources, "package.json"), import.meta.url].map(createRequire);
  try {
    return own?.resolve(TOOL) ?? TOOL;
  } catch {
    return ours?.resolve(TOOL) ?? TOOL;
  }
}
const TOOL = "@rsbuild/core/package.json";

/** A failed build, with the bundler's output. */
export class BuildError extends Error {
  override name = "BuildError";
}

interface BuildOptions {
  /** A configuration to use instead of the deployable's own. */
  config?: string | undefined;
  /** Ends the build. */
  signal?: AbortSignal;
}

/**
 * Builds a deployable into a folder, in a separate process, and adds a description of the API its sources know.
 * @throws BuildError with the bundler's output; AbortError
 */
export async function build(
  root: string,
  deployable: Deployable,
  releaseId: string,
  outputFolder: string,
  { config, signal }: BuildOptions = {},
): Promise<void> {
  const cwd = sourcesOf(root, deployable);
  const rsbuild = join(buildTool(cwd), "../bin/rsbuild.js");
  const child = spawn(process.execPath, [rsbuild, "build", ...(config ? ["--config", config] : [])], {
    cwd,
    env: { ...process.env, NODE_ENV: "production", LAGOM_RELEASE: releaseId, LAGOM_OUTPUT: outputFolder },
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new BuildError(`${deployable} does not build:\n${output}`);
  await writeFile(join(outputFolder, API_FILE), JSON.stringify(apiShape()));
}
