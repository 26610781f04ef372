// Runs a script of the project, on Node 24 only: older ones cannot read its TypeScript, and would say so at length.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [, , script = "", ...rest] = process.argv;
if (!/^24\./.test(process.versions.node)) {
  console.error(
    `Lagom runs on Node 24, this is ${process.versions.node}: start it with npx -y pnpm@12 <script>, which brings its own.`,
  );
  process.exit(1);
}
// Each process would read and compile several hundred modules anew; where the folder cannot be written, it does.
const { enableCompileCache } = await import("node:module"); // which older ones lack
enableCompileCache(resolve("node_modules/.cache/node"));
await import("./quick-imports.mjs");
process.argv = [process.argv[0], resolve(script), ...rest];
await import(pathToFileURL(resolve(script)).href);
