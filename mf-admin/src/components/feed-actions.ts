import { writeApi } from "@lagom/shared/query";
import type { Feed } from "../queries/feeds.ts";
import { feedStrings } from "../strings/feeds.ts";
import type { RowAction } from "./row-menu.tsx";

/** What a feed is called: its publisher, or its address. */
export const nameOf = ({ name, url }: Pick<Feed, "name" | "url">): string => name ?? url;

/** What can be done with a feed: those of the settings are removed there. */
export const actionsFor = (feed: Feed): RowAction[] =>
  feed.from_settings ? [pausing(feed)] : [pausing(feed), removing(feed)];

function pausing(feed: Feed): RowAction {
  const { label, title, text, confirm, done } = feed.paused
    ? feedStrings.list.resume
    : feedStrings.list.pause;
  const name = nameOf(feed);
  const make = (idempotencyKey: string) =>
    writeApi("PATCH /api/admin/feeds/{id}", {
      params: { id: feed.id },
      body: { paused: !feed.paused },
      idempotencyKey,
    });
  return {
    id: "pause",
    label,
    ask: {
      title,
      text: text({ name }),
      confirm,
      harmless: feed.paused,
      change: { make, done: done({ name }) },
    },
  };
}

function removing(feed: Feed): RowAction {
  const { label, title, text, confirm, done } = feedStrings.list.remove;
  const name = nameOf(feed);
  const make = (idempotencyKey: string) =>
    writeApi("DELETE /api/admin/feeds/{id}", { params: { id: feed.id }, idempotencyKey });
  return {
    id: "remove",
    label,
    ask: { title, text: text({ name }), confirm, change: { make, done: done({ name }) } },
  };
}
