import { callUrl } from "@lagom/shared/contract/call-url";
import { DEPLOYABLE_NAME } from "@lagom/shared/remote";
import { z } from "zod";

const FirstCall = z.object({
  key: z.string(),
  params: z.record(z.string(), z.string()).optional(),
  query: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const AreaField = z.string().regex(DEPLOYABLE_NAME);

/** The route table as a shell release carries it; unknown fields of a newer shell are ignored. */
const RouteTable = z.array(
  z.object({
    path: z.string(),
    guard: z.enum(["protected", "public-only", "none", "admin"]),
    title: z.string(),
    description: z.string().optional(),
    area: AreaField.optional(),
    page: z.string(),
    parts: z.array(z.object({ area: AreaField, page: z.string() })).optional(),
    early: z.string().optional(),
    first: FirstCall.optional(),
    firstWith: z.record(z.string(), FirstCall).optional(),
  }),
);
export type RouteEntry = z.infer<typeof RouteTable>[number];

export interface Match {
  route: RouteEntry;
  params: Readonly<Record<string, string>>;
}

/**
 * Reads a shell's route table.
 * @throws ZodError when the release carries something else
 */
export const readRouteTable = (text: string): RouteEntry[] => RouteTable.parse(JSON.parse(text));

/** The route of a path, with its parameters decoded; undefined where there is none. */
export function matchRoute(table: readonly RouteEntry[], path: string): Match | undefined {
  const parts = partsOf(path);
  for (const route of table) {
    const pattern = partsOf(route.path);
    const params = pattern.length === parts.length ? paramsOf(pattern, parts) : undefined;
    if (params) return { route, params };
  }
  return undefined;
}

const partsOf = (path: string): string[] => path.replace(/(?<!\/)\/+$/, "").split("/");

function paramsOf(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? "";
    if (!name.startsWith(":")) {
      if (name !== part) return undefined;
      continue;
    }
    try {
      params[name.slice(1)] = decodeURIComponent(part);
    } catch {
      return undefined;
    }
  }
  return params;
}

/**
 * The address of a page's first data call, with `$language` and its like still to be filled by boot.js.
 * @param search of the page's own address: with some parameters a page begins with another call
 */
export function firstCallOf(
  { route, params }: Match,
  apiUrl: string,
  search: URLSearchParams,
): string | null {
  const [name = ""] = Object.keys(route.firstWith ?? {}).filter((key) => isNumber(search.get(key)));
  const first = name === "" ? route.first : route.firstWith?.[name];
  if (!first) return null;
  const filledIn = (value: string) =>
    value.startsWith("?")
      ? search.get(value.slice(1) || name)
      : value.startsWith(":")
        ? params[value.slice(1)]
        : value;
  const filled = Object.entries(first.params ?? {}).map(([key, value]) => [key, filledIn(value) ?? ""]);
  if (name !== "" && !filled.every(([, value]) => isNumber(value))) return null;
  return callUrl(first.key, apiUrl, Object.fromEntries(filled), first.query);
}

const isNumber = (value: string | null | undefined): boolean => /^\d+$/.test(value ?? "");
