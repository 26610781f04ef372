import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { type Balancer, startBalancer } from "./balancer.ts";
import { type DurablePostgres, startDurablePostgres } from "./durable-postgres.ts";
import { freePorts } from "./free-ports.ts";
import { type Product, startProduct } from "./product.ts";

export type Role = "web" | "api" | "auth";

/** A node of the product. */
interface Node extends Product {
  roles: readonly Role[];
  /** Takes it away from the balancers, and waits for what is in flight. */
  drain(): Promise<void>;
}

/** Nodes of the product over one PostgreSQL and one bucket, each a process, behind a balancer for each role. */
export interface Cluster {
  postgres: DurablePostgres;
  /** The bucket's server. */
  store: { start(): Promise<void>; stop(): Promise<void> };
  balancers: Record<Role, Balancer>;
  /** All that were started. */
  nodes: Node[];
  /** Starts a node and puts it behind the balancers of its roles when it serves. */
  add(roles: readonly Role[], env?: Record<string, string>, sources?: string): Promise<Node>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL, the bucket and the balancers, without a node. */
export async function startCluster(env: Record<string, string> = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-cluster-"));
  const [postgres, web, api, auth, [storePort = 0]] = await Promise.all([
    startDurablePostgres(),
    startBalancer(),
    startBalancer(),
    startBalancer(),
    freePorts(1),
  ]);
  const store = bucket(join(folder, "bucket"), storePort);
  await store.start();
  const balancers = { web, api, auth };
  const nodes: Node[] = [];
  const shared = {
    DATABASE_URL: postgres.url("postgres"),
    RELEASE_STORE: "s3://releases",
    S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    PUBLIC_WEB_URL: web.url,
    PUBLIC_API_URL: api.url,
    PUBLIC_AUTH_URL: auth.url,
    ...env,
  };
  let count = 0;
  return {
    postgres,
    store,
    balancers,
    nodes,
    async add(roles, own = {}, sources) {
      const settings = { ...shared, LAGOM_ROLES: roles.join(), ...own };
      const product = await startProduct(join(folder, `node-${count++}`), settings, sources);
      const ports = roles.map((role) => ({ role, port: Number(new URL(product[role]).port) }));
      const node: Node = {
        ...product,
        roles,
        async drain() {
          for (const { role, port } of ports) await balancers[role].drain(port);
        },
      };
      nodes.push(node);
      for (const { role, port } of ports) balancers[role].nodes.push(port);
      return node;
    },
    async stop() {
      postgres.resume();
      await Promise.all(nodes.map((node) => node.stop("SIGKILL")));
      await Promise.all([web, api, auth].map((balancer) => balancer.close()));
      await store.stop();
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A server of a bucket `releases` whose files outlive it. */
function bucket(directory: string, port: number): Cluster["store"] {
  let server: S3rver | undefined;
  return {
    async start() {
      server = new S3rver({
        directory,
        port,
        address: "127.0.0.1",
        silent: true,
        configureBuckets: [{ name: "releases", configs: [] }],
      });
      await server.run();
    },
    async stop() {
      await server?.close();
      server = undefined;
    },
  };
}
