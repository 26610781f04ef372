import { z } from "zod";
import { overlap, ownerOf } from "../area-pages.ts";
import { parseJson } from "../parse-json.ts";
import type { ReleaseRecord } from "../record.ts";
import type { FileStore } from "../store.ts";
import { storeKey } from "../store-key.ts";

/** The shell's route table, as each of its releases carries it. */
export const ROUTES_FILE = "routes.json";
const Routes = z.array(z.object({ path: z.string(), area: z.string().optional() }));

/** A shell, and the addresses that it has routes for. */
export interface ShellRoutes {
  shell: string;
  paths: readonly string[];
}

/** The addresses of a shell; none if the store has lost the list, which the check of files tells. */
export async function routesOf(
  store: FileStore,
  { deployable, id, files }: ReleaseRecord,
): Promise<ShellRoutes> {
  const file = files[ROUTES_FILE];
  const text = file && (await store.read(storeKey(deployable, id, ROUTES_FILE, file.integrity)));
  const routes = Routes.safeParse(text && parseJson(new TextDecoder().decode(text)));
  return { shell: `${deployable} ${id}`, paths: routes.data?.map(({ path }) => path) ?? [] };
}

/** The pages of an area that a shell has a route for itself, one line each. */
export const collisions = (
  { shell, paths }: ShellRoutes,
  { deployable, id, pages = [] }: ReleaseRecord,
): string[] =>
  pages.flatMap(({ path }) =>
    paths
      .filter((known) => overlap(known, path))
      .map((known) => `${deployable} ${id} declares ${path}, and ${shell} has a route ${known}`),
  );

/** The routes of a shell below the name of an area that operators have added, whatever that shows, one line each. */
export const trespasses = ({ shell, paths }: ShellRoutes, added: readonly string[]): string[] =>
  paths
    .filter((path) => added.includes(ownerOf(path)))
    .map((path) => `${shell} has a route ${path}, which belongs to the area ${ownerOf(path)}`);
