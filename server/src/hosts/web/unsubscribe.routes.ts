import type { FastifyInstance } from "fastify";
import { createUnsubscribing, endMails, UNSUBSCRIBE_PATH } from "../../features/reminders/unsubscribe.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import type { ServerStrings } from "../../platform/i18n/strings-in.ts";
import { sendPlainPage } from "../pages/plain-page.ts";

/** What mail programs post, of which nothing is read: the address says whose mails end. */
const BODIES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const MOST_BODY_BYTES = 1024;
/** The address must not go along to another site. */
const HEADERS = { "referrer-policy": "no-referrer" };

type Said = ServerStrings["unsubscribe"]["done"];

const ask = ({ unsubscribe: { ask: said } }: ServerStrings) => ({
  title: said.title,
  main: `<p>${escapeHtml(said.text)}</p>
<form method="post"><button>${escapeHtml(said.action)}</button></form>`,
});
const done = ({ unsubscribe }: ServerStrings) => leadingOn(unsubscribe.done);
const unknown = ({ unsubscribe }: ServerStrings) => leadingOn(unsubscribe.unknown);

const leadingOn = ({ title, text, action }: Said) => ({
  title,
  main: `<p>${escapeHtml(text)}</p><p><a href="/newsfeed">${escapeHtml(action)}</a></p>`,
});

/**
 * Ends reminders by e-mail for whoever has the link of such a mail, signed in or not. A mail program posts at once (RFC 8058); opening
 * the address changes nothing, since mail scanners do so, but asks for one press.
 */
export async function unsubscribeRoutes(
  app: FastifyInstance,
  { db, config }: { db: Db; config: Config },
): Promise<void> {
  const unsubscribing = createUnsubscribing(db, config);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      BODIES,
      { parseAs: "buffer", bodyLimit: MOST_BODY_BYTES },
      (_request, _body, done) => done(null),
    );

    scope.get(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
      const userId = await unsubscribing.userOf(query);
      return sendPlainPage(reply.code(userId ? 200 : 404).headers(HEADERS), userId ? ask : unknown);
    });

    scope.post(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
      const userId = await unsubscribing.userOf(query);
      if (userId) await endMails(db, userId);
      return sendPlainPage(reply.code(userId ? 200 : 404).headers(HEADERS), userId ? done : unknown);
    });
  });
}
