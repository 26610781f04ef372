import type { FastifyReply } from "fastify";
import { sendPlainPage } from "./plain-page.ts";

/** What stands below the name of an area that has no such page, or has it no longer. */
export const noSuchPage = (reply: FastifyReply) =>
  sendPlainPage(reply.status(404), {
    title: "There is no such page",
    main: `<p>It may have been here before. <a href="/">Go to the start page</a>.</p>`,
  });
