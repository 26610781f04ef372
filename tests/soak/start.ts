import { type Role, startCluster } from "../product/cluster.ts";

/** Web, API and auth, as many deployments have them. */
const SHARES: readonly Role[][] = [["web"], ["api"], ["web"], ["api"], ["auth"]];

/**
 * Starts nodes all at once on an empty PostgreSQL and asks each whether it serves.
 * @returns whether all of them do
 */
export async function soakStart(count: number): Promise<boolean> {
  const cluster = await startCluster();
  try {
    const began = performance.now();
    const started = await Promise.allSettled(
      Array.from({ length: count }, (_, index) => cluster.add(SHARES[index % SHARES.length] ?? ["api"])),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    for (const node of started) if (node.status === "rejected") console.log(String(node.reason));
    let serving = 0;
    for (const node of cluster.nodes) {
      for (const role of node.roles) {
        const ready = await fetch(`${node[role]}/readyz`);
        const page = role === "web" ? await fetch(`${node.web}/`) : ready;
        if (ready.ok && page.ok) serving += 1;
        else console.log(`${role}: /readyz ${ready.status}, page ${page.status}\n${node.output()}`);
      }
    }
    const waited = cluster.nodes.filter((node) => node.output().includes("; waiting")).length;
    const building = cluster.nodes.filter((node) => node.output().includes("building shell (")).length;
    console.log(
      `${count} nodes started at once on an empty PostgreSQL: ${serving} serve after ${seconds} s; ${building} built, ${waited} waited for others`,
    );
    return serving === count;
  } finally {
    await cluster.stop();
  }
}
