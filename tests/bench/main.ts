import { parseArgs } from "node:util";
import { benchAccount } from "./account.ts";
import { benchApi } from "./api.ts";
import { benchBooks } from "./books.ts";
import { benchCoverage } from "./coverage.ts";
import { benchDictionary } from "./dictionary.ts";
import { benchEventLoop } from "./event-loop.ts";
import { benchFederation } from "./federation.ts";
import { benchFeedDepth } from "./feed-depth.ts";
import { benchInteractions } from "./interactions.ts";
import { benchLanguages } from "./languages.ts";
import { benchLastGood } from "./last-good.ts";
import { benchLayoutShift } from "./layout-shift.ts";
import { benchReading } from "./reading.ts";
import { benchReturning } from "./returning.ts";
import { benchRollback } from "./rollback.ts";
import { benchSession } from "./session.ts";
import { benchSignIn } from "./sign-in.ts";
import { benchStall } from "./stall.ts";
import { benchStart } from "./start.ts";

/**
 * `pnpm bench [--quick] [name…]`: the figures of docs/architecture.md#numbers, as ratios measured in one run; all of them, or those
 * named. `--trace` prints what `federation` loads when; `--kind imports --database pglite` narrows `stall`; both can be given several times.
 */
const { values, positionals } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    trace: { type: "boolean", default: false },
    kind: { type: "string", multiple: true, default: [] },
    database: { type: "string", multiple: true, default: [] },
  },
  allowPositionals: true,
});
/** Each returns false if a figure that ends the check was missed. */
const benches: Record<string, () => Promise<unknown>> = {
  federation: () => benchFederation(values.quick ? 5 : 9, values.trace),
  returning: () => benchReturning(values.quick ? 5 : 9),
  reading: () => benchReading(values.quick ? 3 : 7),
  "layout-shift": benchLayoutShift,
  interactions: benchInteractions,
  languages: benchLanguages,
  coverage: benchCoverage,
  dictionary: () => benchDictionary(values.quick ? 30_000 : 300_000),
  "event-loop": benchEventLoop,
  "sign-in": benchSignIn,
  rollback: benchRollback,
  "last-good": benchLastGood,
  books: benchBooks,
  "feed-depth": () => benchFeedDepth(values.quick ? 100 : 400),
  session: benchSession,
  start: () => benchStart(values.quick ? 2 : 4),
  stall: () =>
    benchStall({ seconds: values.quick ? 15 : 60, kinds: values.kind, databases: values.database }),
  api: () => benchApi(values.quick ? { rounds: 3, seconds: 2 } : { rounds: 7, seconds: 4 }),
  account: () => (values.quick ? benchAccount(100_000, 200) : benchAccount(1_000_000, 1000)),
};
const unknown = positionals.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.`);
  process.exit(1);
}
let kept = true;
for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
  kept = (await benches[name]?.()) !== false && kept;
}
process.exitCode = kept ? 0 : 1;
