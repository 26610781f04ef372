import { rspack } from "@rspack/core";
import { config } from "./rspack.config.ts";

const [folder = ""] = process.argv.slice(2);
const compiler = rspack(config(folder));
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString({ all: false, errors: true }));
    process.exitCode = 1;
  }
  compiler.close(() => {});
});
