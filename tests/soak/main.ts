import { parseArgs } from "node:util";
import { soakFuzz } from "./fuzz.ts";
import { soakKills } from "./kills.ts";
import { soakMixed } from "./mixed.ts";
import { soakPlans } from "./plans.ts";
import { soakStart } from "./start.ts";

/**
 * `pnpm soak [--kills N] [--requests N] [--nodes N] [--minutes N] [--rate N] [--at-once] [kills|start|fuzz|plans|mixed|
 * mixed-kill…]`: checks that take too long for every test run.
 */
const { values, positionals } = parseArgs({
  options: {
    kills: { type: "string", default: "25" },
    requests: { type: "string", default: "50000" },
    nodes: { type: "string", default: "10" },
    minutes: { type: "string", default: "10" },
    rate: { type: "string" },
    "at-once": { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const mixed = {
  minutes: Number(values.minutes),
  rate: values.rate ? Number(values.rate) : undefined,
  atOnce: values["at-once"],
};
const soaks: Record<string, () => Promise<boolean>> = {
  kills: () => soakKills(Number(values.kills)),
  start: () => soakStart(Number(values.nodes)),
  fuzz: () => soakFuzz(Number(values.requests)),
  plans: soakPlans,
  mixed: () => soakMixed({ ...mixed, kill: false }),
  "mixed-kill": () => soakMixed({ ...mixed, kill: true }),
};
const unknown = positionals.filter((name) => !(name in soaks));
if (unknown.length > 0) {
  console.error(`Unknown soak: ${unknown.join(", ")}. There are: ${Object.keys(soaks).join(", ")}.`);
  process.exit(1);
}
let sound = true;
for (const name of positionals.length > 0 ? positionals : Object.keys(soaks)) {
  sound = ((await soaks[name]?.()) ?? true) && sound;
}
process.exit(sound ? 0 : 1);
