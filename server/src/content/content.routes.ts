import type { FastifyInstance } from "fastify";
import type { Database } from "../db/open.ts";
import { createCutter } from "../text/cutter.ts";
import { bookTextRoutes } from "./book-texts.routes.ts";
import { lookUpRoutes } from "./look-up.routes.ts";
import { textRoutes } from "./text.routes.ts";

/** The calls of the content engine; its text worker ends with the app. */
export function contentRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const cutter = createCutter();
  app.addHook("onClose", () => cutter.close());
  textRoutes(app, database.db);
  bookTextRoutes(app, database.db);
  lookUpRoutes(app, database.db, cutter);
}
