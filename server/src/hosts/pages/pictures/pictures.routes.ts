import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BoundedMap } from "../../../platform/bounded-map.ts";
import type { Config } from "../../../platform/config.ts";
import type { Db } from "../../../platform/database/open.ts";
import { createWorkerPool } from "../../../platform/workers/worker-pool.ts";
import { namedBooks, publicBook, publicList } from "../public-pages.queries.ts";
import type { Picture } from "./picture-svg.ts";

/** A picture takes about 100 kB and a fifth of a second. */
const MOST_PICTURES = 100;
const POOL = { cpuLimitMs: 10_000, memoryMb: 256, niceness: 10, mostTasks: 20 };
/** Calls a minute for one address. */
const CALLS_A_MINUTE = { strict: 60, generous: 100_000 };
/** Sites that show it ask once; a title that was mended is seen the next day. */
const CACHED = "public, max-age=86400";

type Asked = FastifyRequest<{ Params: { file: string } }>;

/** Serves a picture of each public book and list, for sites that show links; drawn when it is first asked for. */
export function pictureRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }): void {
  const pool = createWorkerPool<typeof import("./draw-picture.ts")>(
    new URL("./draw-picture.ts", import.meta.url),
    POOL,
  );
  app.addHook("onClose", pool.close);
  const drawn = new BoundedMap<string, Promise<Uint8Array>>(MOST_PICTURES);
  const { strict, generous } = CALLS_A_MINUTE;
  const limit = { rateLimit: { max: config.strictLimits ? strict : generous, timeWindow: "1 minute" } };

  app.get("/pictures/books/:file", { config: limit }, async (request: Asked, reply) => {
    const book = await publicBook(db, nameOf(request));
    if (!book) return reply.callNotFound();
    const authors = book.authors.join(", ");
    return send(request, reply, {
      title: book.title,
      line: authors,
      books: [{ title: book.title, authors }],
    });
  });

  app.get("/pictures/lists/:file", { config: limit }, async (request: Asked, reply) => {
    const list = await publicList(db, Number(nameOf(request)));
    if (!list) return reply.callNotFound();
    const books = list.books
      .slice(0, 3)
      .map(({ title, authors }) => ({ title, authors: authors.join(", ") }));
    return send(request, reply, { title: list.name, line: namedBooks(list), books });
  });

  /** The same words make the same picture, so they name it. */
  async function send(request: Asked, reply: FastifyReply, picture: Picture) {
    const key = createHash("sha256").update(JSON.stringify(picture)).digest("base64url");
    reply.headers({ "cache-control": CACHED, etag: `"${key}"` });
    if (request.headers["if-none-match"] === `"${key}"`) return reply.status(304).send();
    const png = drawn.get(key) ?? pool.run("drawPicture", picture);
    drawn.set(key, png);
    png.catch(() => drawn.delete(key));
    return reply.type("image/png").send(Buffer.from(await png));
  }
}

const nameOf = ({ params }: Asked): string => params.file.replace(/\.png$/, "");
