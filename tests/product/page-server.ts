import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const ARTICLE = `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Katten i huset</title></head>
<body><nav>Start</nav><article><h1>Katten i huset</h1>
${"<p>Katten sover i huset. Hunden dricker vatten och leker i trädgården med barnen varje dag.</p>".repeat(6)}
</article></body></html>`;

/** A third-party site with one article at `/artikel`. */
export async function startPageServer(): Promise<{
  url: string;
  host: string;
  close: () => Promise<unknown>;
}> {
  const server = createServer(({ url }, response) => {
    const found = url === "/artikel";
    response.writeHead(found ? 200 : 404, { "content-type": "text/html" }).end(found ? ARTICLE : "no");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://${host}`, host, close };
}
