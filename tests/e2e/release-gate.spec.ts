import { runCommand } from "@lagom/releases/cli/run-command";
import type { Lab } from "../releases/lab.ts";
import { expect } from "./fixtures.ts";
import { test } from "./release-fixtures.ts";

/** Runs `pnpm release` as an operator. */
async function release(lab: Lab, line: string) {
  const env = { LAGOM_URL: lab.web, RELEASE_TOKEN: await lab.calls.token("operator") };
  return runCommand(line.split(" "), env, "/nowhere");
}

/** The area that the gate loads; how one is checked does not depend on its pages, and this has the fewest. */
const AREA = "reader";

const liveOf = async (lab: Lab, deployable: string): Promise<string> => {
  const { text = "" } = await release(lab, "list --json");
  return JSON.parse(text).deployables.find((state: { deployable: string }) => state.deployable === deployable)
    .live;
};

test("an area and a shell whose pages work in a browser pass every check", async ({ lab }) => {
  test.slow();
  for (const deployable of [AREA, "shell"] as const) {
    const good = await lab.calls.make(deployable);
    const { text = "", error } = await release(lab, `promote ${deployable} ${good} --json`);
    expect(error).toBeUndefined();
    const { gate } = JSON.parse(text);
    expect(gate).toEqual(
      [
        "record",
        "files",
        "pages",
        "names",
        "ranges",
        "tags",
        "stored",
        "api",
        "styles",
        "size",
        "browser",
      ].map((check) => ({ check, problems: [], ...(check === "size" ? { notes: expect.any(Array) } : {}) })),
    );
    expect(await liveOf(lab, deployable)).toBe(good);
  }
});

for (const [breakage, problem] of [
  ["render", /^ {2}browser: newsfeed of reader fails in a browser: render .*render throws/m],
  ["effect", /^ {2}browser: newsfeed of reader fails in a browser: effect .*effect throws/m],
  ["entry_threw", /^ {2}browser: \w+ of reader fails in a browser: entry_threw/m],
  ["contract", /^ {2}browser: \w+ of reader fails in a browser: contract/m],
  ["global_styles", /^ {2}styles: \S+\.css: body reaches outside of the area$/m],
  ["import_loops", /^ {2}browser: reader does not finish loading on \/newsfeed: its code does not pause/m],
  ["data_loops", /^ {2}browser: reader hangs on \/newsfeed with data: its code does not pause for 6 s/m],
  ["chunk_missing", /^ {2}files: \S+\.js is not in the store$/m],
] as const) {
  test(`a release that fails (${breakage}) is refused with the failing check, and nothing changes`, async ({
    lab,
  }) => {
    test.slow();
    const before = await liveOf(lab, AREA);
    const bad = await lab.calls.make(AREA, breakage);
    const { exitCode, error } = await release(lab, `promote ${AREA} ${bad}`);
    expect(exitCode).toBe(5);
    expect(error).toMatch(/^The gate refused it:\n/);
    expect(error).toMatch(problem);
    expect(await liveOf(lab, AREA)).toBe(before);
  });
}

test("a release that leaves things behind, or changes what is beside it, is refused with each of them", async ({
  lab,
}) => {
  test.slow();
  const bad = await lab.calls.make(AREA, "leaks");
  const { exitCode, error } = await release(lab, `promote ${AREA} ${bad}`);
  expect(exitCode).toBe(5);
  const at = /tests\/releases\/instrumented\/instrument\.tsx:\d+:\d+/.source;
  for (const left of [
    `leaves behind window\\.leftByTheWay, from \\S+${at}`,
    `leaves behind a listener for keydown on window, from \\S+${at}`,
    `leaves behind an interval of 1000 ms, from \\S+${at}`,
    `leaves behind a timeout of 5000 ms that sets itself again, from \\S+${at}`,
    "changes the frame around it: .*header: opacity 1 → 0\\.5",
    "changes how /my-words looks after it: .*header: opacity 1 → 0\\.5",
    "changes how /my-words looks after it: p is new",
    "changes how /about looks after it: .*header: opacity 1 → 0\\.5",
  ])
    expect(error).toMatch(new RegExp(`^ {2}browser: /newsfeed ${left}$`, "m"));
  expect(error).not.toContain("/reader");
});

for (const breakage of ["entry_threw", "entry_silent"] as const) {
  test(`a shell that does not start (${breakage}) is refused`, async ({ lab }) => {
    test.slow();
    const before = await liveOf(lab, "shell");
    const bad = await lab.calls.make("shell", breakage);
    const { exitCode, error } = await release(lab, `promote shell ${bad}`);
    expect([exitCode, error]).toEqual([
      5,
      expect.stringMatching(/^ {2}browser: \S+ shows nothing of shell/m),
    ]);
    expect(await liveOf(lab, "shell")).toBe(before);
  });
}

test("a rehearsal loads the fallback releases, and reports those that would fail", async ({ lab }) => {
  test.slow();
  await lab.calls.forgetFallbacks();
  const [broken, live] = [await lab.calls.make("reader", "render"), await lab.calls.make("reader")];
  await lab.calls.promote("reader", broken);
  await lab.calls.promote("reader", live);
  await lab.calls.promote("account", await lab.calls.make("account"));
  const { exitCode, text } = await release(lab, "rehearse");
  expect(exitCode).toBe(5);
  expect(text).toMatch(
    new RegExp(`^reader ${broken} could NOT be fallen back to\\n {2}browser: newsfeed of reader fails`, "m"),
  );
  expect(text).toMatch(/^account \w+ can be fallen back to$/m);
});
