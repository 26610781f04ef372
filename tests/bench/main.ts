import { parseArgs } from "node:util";
import { benchAccount } from "./account.ts";
import { benchBooks } from "./books.ts";
import { benchEventLoop } from "./event-loop.ts";
import { benchFederation } from "./federation.ts";
import { benchLastGood } from "./last-good.ts";
import { benchReading } from "./reading.ts";
import { benchRollback } from "./rollback.ts";
import { benchSignIn } from "./sign-in.ts";

/** `pnpm bench [--quick]`: the figures of design §11 that exist so far, as ratios measured in one run. */
const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });
await benchFederation(values.quick ? 5 : 11);
await benchReading(values.quick ? 3 : 7);
await benchEventLoop();
await benchSignIn();
await benchRollback();
await benchLastGood();
await benchBooks();
await (values.quick ? benchAccount(100_000, 100) : benchAccount(1_000_000, 300));
