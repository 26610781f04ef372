import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import parse from "parse-prometheus-text-format";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startOtlpSink } from "../../testing/otlp-sink.ts";

const PROGRAM = fileURLToPath(new URL("../../testing/hosts-process.ts", import.meta.url));
const TOKEN = "a-token-of-prometheus";
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

let folder: string;
let sink: Awaited<ReturnType<typeof startOtlpSink>>;
let product: ChildProcess;
let output = "";
let api: string;
let auth: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-telemetry-"));
  sink = await startOtlpSink();
  product = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      NODE_ENV: "development",
      LAGOM_DATA: folder,
      LAGOM_ROLES: "api,auth",
      PGLITE_IMAGE: inject("pgliteImage"),
      LOG_LEVEL: "info",
      TRUSTED_PROXIES: "127.0.0.1",
      METRICS_TOKEN: TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: sink.url,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20of-the-collector",
      OTEL_SERVICE_NAME: "lagom-test",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  product.stdout?.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const [addresses] = await Promise.race([once(product, "message"), failed(product)]);
  ({ API_PORT: api, AUTH_PORT: auth } = addresses);
});
afterAll(async () => {
  product?.kill("SIGKILL");
  await sink?.close();
  await rm(folder, { recursive: true, force: true });
});

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, "exit");
  throw new Error(`It ended with code ${code}`);
}

/** What stands in the page for operators, as `lagom_…`. */
async function documented(): Promise<string[]> {
  const page = await readFile(
    fileURLToPath(new URL("../../../../docs/operations.md", import.meta.url)),
    "utf8",
  );
  return [...page.matchAll(/^\| `(lagom_\w+)`/gm)].map(([, name]) => name ?? "").sort();
}

test("a product shows every metric that is documented, and none that names a person or an address", async () => {
  await fetch(`${api}/api/user-words/check/secretword`);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${api}/metrics`, { headers })).text();
  const parsed = parse(text);
  const names = parsed.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("lagom_")).sort()).toEqual(await documented());
  expect(names).toContain("nodejs_eventloop_lag_p99_seconds");
  const valueIn = (name: string, labels: Record<string, string> = {}) =>
    parsed
      .find((metric) => metric.name === name)
      ?.metrics.find((one) => Object.entries(labels).every(([label, value]) => one.labels?.[label] === value))
      ?.value;
  const route = "/api/user-words/check/:word";
  expect(valueIn("lagom_http_requests_total", { host: "api", method: "GET", route, status: "4xx" })).toBe(
    "1",
  );
  expect(valueIn("lagom_database_up")).toBe("1");
  expect(valueIn("lagom_disk_writable")).toBe("1");
  expect(Number(valueIn("lagom_disk_free_bytes"))).toBeGreaterThan(0);
  expect(Number(valueIn("lagom_database_connections", { state: "idle" }))).toBeGreaterThanOrEqual(0);
  expect(valueIn("lagom_jobs", { queue: "rewriting", state: "waiting" })).toBe("0");
  expect(text).not.toContain("secretword");
});

test("a request is one trace from the proxy to the query, and its lines carry trace and id", async () => {
  const traced = { "x-request-id": "proxy.id-1", traceparent: `00-${TRACE}-${PARENT}-01` };
  expect((await fetch(`${api}/api/books/shelves`, { headers: traced })).headers.get("x-request-id")).toBe(
    "proxy.id-1",
  );
  const signIn = await fetch(`${auth}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { ...traced, "x-request-id": "proxy.id-2" },
    body: JSON.stringify({ email: "nobody@secret.example", password: "not the right one" }),
  });
  expect([signIn.status, signIn.headers.get("x-request-id")]).toEqual([400, "proxy.id-2"]);

  product.kill("SIGTERM");
  await once(product, "exit"); // sends what is left

  for (const [host, name, id] of [
    ["api", "GET /api/books/shelves", "proxy.id-1"],
    ["auth", "POST /auth/v1/token", "proxy.id-2"],
  ]) {
    const span = sink.spans.find(({ attributes }) => attributes["lagom.request_id"] === id);
    expect(span).toMatchObject({
      name,
      traceId: TRACE,
      parentId: PARENT,
      attributes: { "lagom.host": host },
    });
    const queries = sink.spans.filter(({ parentId }) => parentId === span?.spanId);
    expect(queries.length).toBeGreaterThan(0);
    expect(queries[0]?.attributes["db.query.text"]).toMatch(/select/);
    const line = sink.logs.find(({ attributes }) => attributes.request_id === id);
    expect(line).toMatchObject({ severity: "info", body: "request", traceId: TRACE });
    const written = output.split("\n").find((text) => text.includes(`"request_id":"${id}"`));
    expect(JSON.parse(written ?? "")).toMatchObject({ level: "info", route: name, msg: "request" });
  }
  expect(sink.spans.filter(({ name }) => /metrics|livez/.test(name))).toEqual([]);
  expect(JSON.stringify(sink.spans)).not.toMatch(/secret|the right one/);
  expect(JSON.stringify(sink.logs)).not.toMatch(/secret\.example|the right one/);

  const counted = sink.metrics.filter(({ name }) => name === "lagom_http_requests_total").at(-1);
  expect(counted?.points).toContainEqual({
    attributes: { host: "api", method: "GET", route: "/api/books/shelves", status: "2xx" },
    value: 1,
  });
  const timed = sink.metrics.filter(({ name }) => name === "lagom_http_request_duration_seconds").at(-1);
  expect(timed?.points).toContainEqual({
    attributes: { host: "api", method: "GET", route: "/api/books/shelves" },
    value: 1,
    buckets: 12,
  });
  expect(sink.resources[0]).toMatchObject({ "service.name": "lagom-test", "service.version": "1.0.0" });
  expect(new Set(sink.headers)).toEqual(new Set(["Bearer of-the-collector"]));
});
