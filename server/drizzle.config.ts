import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/schema/**/*.table.ts", "../releases/src/*.table.ts"],
  out: "./migrations",
});
