import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { folderOf } from "@lagom/releases/deployables";
import type { Deployable } from "@lagom/shared/remote";

const require = createRequire(import.meta.resolve("@lagom/releases/build"));
const root = fileURLToPath(new URL("../../../..", import.meta.url));

export interface DevelopmentServer {
  origin: string;
  stop(): void;
}

/**
 * Serves a deployable's sources with hot reload, and waits for the first build.
 * @throws Error when the port is in use or the build tool ends
 */
export async function startDevelopmentServer(
  deployable: Deployable,
  port: number,
): Promise<DevelopmentServer> {
  const rsbuild = join(require.resolve("@rsbuild/core/package.json"), "../bin/rsbuild.js");
  const child = spawn(process.execPath, [rsbuild, "dev"], {
    cwd: join(root, folderOf(deployable)),
    env: {
      ...process.env,
      NODE_ENV: "development",
      LAGOM_RELEASE: "dev",
      LAGOM_DEVELOPMENT_PORT: String(port),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill());
  await new Promise<void>((resolve, reject) => {
    child.once("close", (code) =>
      reject(new Error(`The development server of ${deployable} ended with code ${code}`)),
    );
    child.stdout.on("data", (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (/built in|build failed/.test(String(chunk))) resolve();
    });
  });
  return { origin: `http://localhost:${port}`, stop: () => child.kill() };
}
