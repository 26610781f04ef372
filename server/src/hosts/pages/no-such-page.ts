import type { FastifyReply } from "fastify";
import { sendPlainPage } from "./plain-page.ts";
import { linkTo, richText } from "./rich-text.ts";

/** What stands below the name of an area that has no such page, or has it no longer. */
export const noSuchPage = (reply: FastifyReply) =>
  sendPlainPage(reply.status(404), ({ pages: { none } }) => ({
    title: none.title,
    main: `<p>${richText(none.text, { start: linkTo("/") })}</p>`,
  }));
