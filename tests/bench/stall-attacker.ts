import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { WRITERS } from "./stall-accounts.ts";
import { ATTACKS, send } from "./stall-attacks.ts";
import type { StallServer } from "./stall-server.ts";

/** What an attacker is to do. */
export interface Orders {
  server: StallServer;
  attack: string;
  address: string;
}

/**
 * The one account's client, in a process of its own: it writes and reads megabytes, and would else hold up the clock of the other
 * person. Gives way to the server, since a real one has a machine of its own. Begins with its orders, and ends with the next message, to
 * which it answers how often each status was returned.
 */

/** Concurrent calls of the one account. */
const AT_ONCE = 6;
const NICENESS = 10;

const answered = new Map<number, number>();
let isOver = false;

setPriority(NICENESS);
process.once("message", (orders: Orders) => {
  process.once("message", () => {
    isOver = true;
  });
  void attack(orders);
});

async function attack({ server, attack: name, address }: Orders): Promise<void> {
  const requests = ATTACKS[name];
  if (!requests) throw new Error(`No such attack: ${name}`);
  let n = 0;
  const work = async () => {
    while (!isOver) {
      n += 1;
      const all = requests(server, n);
      const call = all[n % all.length];
      if (!call) continue;
      const { status } = await send(server.url, call, server.accounts[call.by ?? "attacker"], address);
      answered.set(status, (answered.get(status) ?? 0) + 1);
      if (status === 429) await pause(200);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await removeTexts(server);
  process.send?.([...answered].map(([status, count]) => `${count} × ${status}`).join(", "));
  process.disconnect();
}

/** Ends the preparation of texts. */
async function removeTexts({ url, accounts }: StallServer): Promise<void> {
  for (const writer of WRITERS) {
    const headers = { authorization: accounts[writer], "x-forwarded-for": "10.3.0.1" };
    const reply = await fetch(`${url}/api/user/texts`, { headers });
    const { texts, preparing }: Record<"texts" | "preparing", { id: number }[]> = await reply.json();
    for (const { id } of [...texts, ...preparing])
      await fetch(`${url}/api/user/texts/${id}`, { method: "DELETE", headers });
  }
}
