import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "@lagom/releases/cli/run-command";
import { buildExample } from "../releases/examples/build-example.ts";
import { expect } from "./fixtures.ts";
import { test } from "./release-fixtures.ts";

test("areas that Vite and Rspack have built are published by the command, and show their pages with the shell’s React", async ({
  lab,
  page,
  reader: _,
}, info) => {
  test.slow();
  const env = { LAGOM_URL: lab.web, RELEASE_TOKEN: await lab.calls.token("books") };
  const release = async (line: string) => {
    const { exitCode, text = "", error = "" } = await runCommand(line.split(" "), env, "/nowhere");
    return { exitCode, said: text + error };
  };
  const [vite, rspack] = [info.outputPath("vite"), info.outputPath("rspack")];
  await Promise.all([buildExample("vite-books", vite), buildExample("rspack-books", rspack)]);
  for (const folder of [vite, rspack]) {
    expect(await release(`record ${folder}`)).toMatchObject({ exitCode: 0 });
    expect((await release(`check ${folder} --area books`)).said).toMatch(/^books \w{12}: nothing is wrong /);
  }

  // It takes more than it says.
  const record = JSON.parse(await readFile(join(vite, "release.json"), "utf8"));
  const { names, ranges } = record;
  const less = {
    ...record,
    names: { ...names, query: ["useQuery"] },
    ranges: { "@lagom/shared": ranges["@lagom/shared"] },
  };
  await writeFile(join(vite, "release.json"), JSON.stringify(less));
  expect(await release(`publish books --from ${vite}`)).toEqual({
    exitCode: 5,
    said: [
      "The gate refused it:",
      "  browser: it takes react from the shell (ranges), which its record does not declare",
      "  browser: it takes react/jsx-runtime from the shell (ranges), which its record does not declare",
      "  browser: it uses queryFor of @lagom/shared/query (names), which its record does not declare",
    ].join("\n"),
  });
  await writeFile(join(vite, "release.json"), JSON.stringify(record));

  for (const [folder, tool] of [
    [vite, "Vite"],
    [rspack, "Rspack"],
  ] as const) {
    const published = await release(`publish books --from ${folder}`);
    expect(published).toMatchObject({ exitCode: 0 });
    const [id = ""] = /(?<=^books )\w{12}/.exec(published.said) ?? [];
    expect((await release(`publish books --from ${folder}`)).said).toContain(`${id} was published before`);
    expect(await release(`promote books ${id}`)).toMatchObject({ exitCode: 0 });
    await lab.calls.shown();
    await page.goto(`${lab.web}/books`);
    await expect(page.getByRole("heading", { name: `Books built by ${tool}` })).toBeVisible();
    await expect(page.getByText("Liked books are here")).toBeVisible();
    if (tool !== "Vite") continue;
    await page.getByRole("button", { name: "More" }).click();
    await expect(page.locator("p", { hasText: "Loaded later" })).toHaveCSS("outline-style", "solid");
  }
});
