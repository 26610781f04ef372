import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A load balancer of TCP connections: each goes to the next node in turn that takes it. */
export interface Balancer {
  url: string;
  port: number;
  /** The ports of the nodes; may be changed while it runs. */
  nodes: number[];
  /** Takes a node away, and waits until the last connection to it has ended. */
  drain(node: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts one on a free port of the loopback. */
export async function startBalancer(nodes: number[] = []): Promise<Balancer> {
  const open = new Set<Socket>();
  /** The node that each client has, or may yet get. */
  const leadsTo = new Map<Socket, readonly number[]>();
  let next = 0;
  const balancer = { nodes };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    track(client);
    void forward(client, next++);
  });
  function track(socket: Socket): void {
    open.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => open.delete(socket));
  }
  async function forward(client: Socket, first: number): Promise<void> {
    const inTurn = balancer.nodes.map((_, index, all) => all[(first + index) % all.length] ?? 0);
    leadsTo.set(client, inTurn);
    client.once("close", () => leadsTo.delete(client));
    for (const node of inTurn) {
      const upstream = connect({ port: node, host: "127.0.0.1", allowHalfOpen: true });
      if (!(await once(upstream, "connect").catch(() => null))) continue;
      track(upstream);
      leadsTo.set(client, [node]);
      client.on("error", () => upstream.destroy());
      upstream.on("error", () => client.destroy());
      client.pipe(upstream).pipe(client);
      return;
    }
    client.destroy();
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(balancer, {
    port,
    url: `http://127.0.0.1:${port}`,
    async drain(node: number) {
      balancer.nodes = balancer.nodes.filter((port) => port !== node);
      const theirs = () => [...leadsTo].flatMap(([client, ports]) => (ports.includes(node) ? [client] : []));
      for (let left = theirs(); left.length > 0; left = theirs()) await once(left[0] as Socket, "close");
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  });
}
