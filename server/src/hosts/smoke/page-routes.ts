import type { ReleaseRecord } from "@lagom/releases/record";
import type { FileStore } from "@lagom/releases/store";
import { storeKey } from "@lagom/releases/store-key";
import type { Deployable } from "@lagom/shared/remote";
import { routesOfRecord } from "../pages/area-routes.ts";
import { type RouteEntry, readRouteTable } from "../pages/route-match.ts";
import type { Neighbours } from "./walk.ts";

type Records = ReadonlyMap<Deployable, ReleaseRecord>;

/** The routes of the shell, none if the store has lost them; and of the pages that areas declare. */
export async function routesOf(store: FileStore, records: Records): Promise<RouteEntry[]> {
  const shell = records.get("shell");
  const integrity = shell?.files["routes.json"]?.integrity;
  const text =
    shell && integrity && (await store.read(storeKey("shell", shell.id, "routes.json", integrity)));
  const own = text ? readRouteTable(new TextDecoder().decode(text)) : [];
  return [...own, ...[...records.values()].flatMap((record) => routesOfRecord(record, "en"))];
}

/** The address of a route, with examples for its parameters. */
export const addressOf = (path: string): string => path.replace(/:\w+/g, "1");

/** One route for each page of the deployable; for a shell, one for each area and one of its own. */
export function pagesOf(
  table: readonly RouteEntry[],
  records: Records,
  deployable: Deployable,
): RouteEntry[] {
  const keyOf = ({ area, page }: RouteEntry) => (deployable === "shell" ? (area ?? "") : page);
  const wanted = table.filter(({ area }) =>
    deployable === "shell" ? !area || records.has(area) : area === deployable,
  );
  return [...new Map(wanted.map((route) => [keyOf(route), route])).values()];
}

/**
 * Pages beside those of an area: one of the shell's public ones, which have a description, and one of another area that shows nothing
 * of it. Undefined for a shell, which is beside itself, and where there are none.
 */
export function neighboursOf(
  table: readonly RouteEntry[],
  records: Records,
  deployable: Deployable,
): Neighbours | undefined {
  if (deployable === "shell") return undefined;
  const own = table.find(({ area, guard, description }) => !area && guard === "none" && description);
  const other = table.find(
    ({ area, path, parts = [] }) =>
      area && area !== deployable && records.has(area) && !path.includes(":") && parts.length === 0,
  );
  const first = own ?? other;
  return first && { first: first.path, second: (other ?? first).path };
}
