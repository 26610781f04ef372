import type { FastifyInstance } from "fastify";
import { forgetUsage } from "../../texts/rewriting/jobs/budget.queries.ts";
import type { Feature } from "../feature.ts";
import { bookTextRoutes } from "./book-texts.routes.ts";
import type { Rewriters } from "./read-or-write.ts";
import { textRoutes } from "./text.routes.ts";

export const readingFeature: Feature<Rewriters> = {
  routes(app: FastifyInstance, rewriters) {
    textRoutes(app, rewriters);
    bookTextRoutes(app, rewriters);
  },
  personalData: { delete: forgetUsage },
};
