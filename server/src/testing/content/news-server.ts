import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A local news site: each path with what it answers. */
export interface NewsServer {
  origin: string;
  /** Its `host:port`, for FETCH_ALLOW. */
  host: string;
  pages: Map<string, (request: IncomingMessage, response: ServerResponse) => void>;
  /** Requested paths, in order. */
  asked: string[];
  /** The most requests that were open at one time. */
  mostAtOnce: number;
  close(): Promise<void>;
}

export async function startNewsServer(): Promise<NewsServer> {
  let open = 0;
  const server = createServer((request, response) => {
    const path = request.url?.split("?")[0] ?? "/";
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
    news.asked.push(path);
    news.mostAtOnce = Math.max(news.mostAtOnce, open);
    const page = news.pages.get(path);
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const news: NewsServer = {
    origin: `http://${host}`,
    host,
    pages: new Map(),
    asked: [],
    mostAtOnce: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return news;
}

type Page = (request: IncomingMessage, response: ServerResponse) => void;

export const html =
  (body: string, head = ""): Page =>
  (_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`);
  };

export const redirect =
  (location: string): Page =>
  (_, response) => {
    response.writeHead(302, { location }).end();
  };

export const xml =
  (document: string): Page =>
  (_, response) => {
    response.writeHead(200, { "content-type": "application/xml" }).end(document);
  };

/** An article that Readability recognises, with distinct words. */
export const story = (name: string): string =>
  `<article><h1>Story ${name}</h1>${[1, 2, 3]
    .map(
      (at) =>
        `<p>The sea ${name} rises every day in Fundy, and it gives electricity to the bank by the sea, part ${at}. There is a sea that rises, and there is a bank that gives electricity every day in the year 1966.</p>`,
    )
    .join("")}</article><script>document.body.innerHTML = "HACKED";</script>`;

/** An RSS feed of these addresses. */
export const rss = (urls: readonly string[], items = ""): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Local News</title><language>en</language>${urls
    .map(
      (url, at) =>
        `<item><title>Story ${at}</title><link>${url.replaceAll("&", "&amp;")}</link><category>Science</category><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item>`,
    )
    .join("")}${items}</channel></rss>`;
