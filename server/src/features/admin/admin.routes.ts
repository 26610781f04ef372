import type { FastifyInstance } from "fastify";
import { createCatalogue } from "../../language/dictionaries/catalogue.ts";
import { route } from "../../platform/http/route.ts";
import type { FeatureDeps } from "../feature.ts";
import { deleteBookList, hideBookList, listBookLists, viewBookList } from "./admin-book-lists.queries.ts";
import { addDictionary, listDictionaries, removeDictionary } from "./admin-dictionaries.queries.ts";
import { finishFeedback, listFeedback } from "./admin-feedback.queries.ts";
import {
  addFeed,
  addOpenFeeds,
  listFeeds,
  listOpenFeeds,
  pauseFeed,
  removeFeed,
} from "./admin-feeds.queries.ts";
import { listLog } from "./admin-log.queries.ts";
import { deleteMail, listMails, retryMail } from "./admin-mails.queries.ts";
import { listRatedBooks, listRatings, removeRating } from "./admin-ratings.queries.ts";
import { changeAccountStatus, removeUser, signOutEverywhere } from "./change-user.queries.ts";
import { readDashboard } from "./dashboard.queries.ts";
import { undo } from "./undo.queries.ts";
import { listUsers } from "./users-list.queries.ts";

/** The administrators' calls; each change and its log entry are one transaction. */
export function adminRoutes(
  app: FastifyInstance,
  { db, config, accounts, personalData, queue }: FeatureDeps,
): void {
  const changes = { db, accounts, personalData };
  const catalogue = createCatalogue(config);
  route(app, "GET /api/admin/dashboard", ({ query }) => readDashboard(db, query.days));

  route(app, "GET /api/admin/users", ({ query }) => listUsers(db, query));
  route(app, "PATCH /api/admin/users/{id}", ({ user, params, body }) =>
    changeAccountStatus(changes, user, params.id, body),
  );
  route(app, "POST /api/admin/users/{id}/sign-out", ({ user, params }) =>
    signOutEverywhere(changes, user, params.id),
  );
  route(app, "DELETE /api/admin/users/{id}", ({ user, params }) => removeUser(changes, user, params.id));

  route(app, "GET /api/admin/book-lists", ({ query }) => listBookLists(db, query));
  route(app, "GET /api/admin/book-lists/{id}", ({ params }) => viewBookList(db, params.id));
  route(app, "PATCH /api/admin/book-lists/{id}", ({ user, params, body }) =>
    hideBookList(db, user, params.id, body.hidden),
  );
  route(app, "DELETE /api/admin/book-lists/{id}", ({ user, params }) => deleteBookList(db, user, params.id));

  route(app, "GET /api/admin/ratings", ({ query }) => listRatings(db, query));
  route(app, "GET /api/admin/ratings/books", ({ query }) => listRatedBooks(db, query));
  route(app, "DELETE /api/admin/ratings/{book_id}/{user_id}", ({ user, params }) =>
    removeRating(db, user, params.book_id, params.user_id),
  );

  route(app, "GET /api/admin/feedback", ({ query }) => listFeedback(db, query));
  route(app, "PATCH /api/admin/feedback/{id}", ({ user, params, body }) =>
    finishFeedback(db, user, params.id, body.done),
  );

  route(app, "GET /api/admin/mails", ({ query }) => listMails(db, query));
  route(app, "POST /api/admin/mails/{id}/retry", ({ user, params }) => retryMail(db, queue, user, params.id));
  route(app, "DELETE /api/admin/mails/{id}", ({ user, params }) => deleteMail(db, user, params.id));

  route(app, "GET /api/admin/feeds", ({ query }) => listFeeds(db, query, config.NEWS_EVERY_MINUTES));
  route(app, "POST /api/admin/feeds", ({ user, body: { name, language, category, licence, ...feed } }) =>
    addFeed(db, user, {
      ...feed,
      name: name ?? null,
      language: language ?? null,
      category: category ?? null,
      licence: licence ?? null,
    }),
  );
  route(app, "PATCH /api/admin/feeds/{id}", ({ user, params, body }) =>
    pauseFeed(db, user, params.id, body.paused),
  );
  route(app, "DELETE /api/admin/feeds/{id}", ({ user, params }) => removeFeed(db, user, params.id));
  route(app, "GET /api/admin/open-feeds", () => listOpenFeeds(db));
  route(app, "POST /api/admin/open-feeds", ({ user, body }) => addOpenFeeds(db, user, body.language));
  route(app, "GET /api/admin/dictionaries", async ({ query }) =>
    listDictionaries(db, await catalogue(), query),
  );
  route(app, "POST /api/admin/dictionaries", async ({ user, body }) =>
    addDictionary({ db, queue, catalogue: await catalogue() }, user, body.catalogue_id),
  );
  route(app, "DELETE /api/admin/dictionaries/{id}", ({ user, params }) =>
    removeDictionary({ db, queue }, user, params.id),
  );

  route(app, "GET /api/admin/log", ({ query }) => listLog(db, query));
  route(app, "POST /api/admin/log/{id}/undo", ({ user, params }) => undo(changes, user, params.id));
}
