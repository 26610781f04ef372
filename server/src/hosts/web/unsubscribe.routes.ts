import type { FastifyInstance } from "fastify";
import { createUnsubscribing, endMails, UNSUBSCRIBE_PATH } from "../../features/reminders/unsubscribe.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { sendPlainPage } from "../pages/plain-page.ts";

/** What mail programs post, of which nothing is read: the address says whose mails end. */
const BODIES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const MOST_BODY_BYTES = 1024;
/** The address must not go along to another site. */
const HEADERS = { "referrer-policy": "no-referrer" };

const ASK = {
  title: "Stop reminder mails?",
  main: `<p>You can turn them on again under Preferences.</p>
<form method="post"><button>Stop these mails</button></form>`,
};
const DONE = {
  title: "No more reminder mails",
  main: `<p>You can turn them on again under Preferences.</p><p><a href="/newsfeed">Read on</a></p>`,
};
const UNKNOWN = {
  title: "This link does not work",
  main: `<p>Open it once more from the mail, or turn reminders off under Preferences.</p><p><a href="/newsfeed">Open Lagom</a></p>`,
};

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
      return sendPlainPage(reply.code(userId ? 200 : 404).headers(HEADERS), userId ? ASK : UNKNOWN);
    });

    scope.post(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
      const userId = await unsubscribing.userOf(query);
      if (userId) await endMails(db, userId);
      return sendPlainPage(reply.code(userId ? 200 : 404).headers(HEADERS), userId ? DONE : UNKNOWN);
    });
  });
}
