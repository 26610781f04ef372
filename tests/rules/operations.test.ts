import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, test } from "vitest";
import { parse } from "yaml";

const read = (name: string) =>
  readFile(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), "utf8");

interface Rules {
  groups: { rules: { alert: string; expr: string; labels: { severity: string } }[] }[];
}
interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
  templating: { list: { query: string }[] };
}

/** Names of the metrics in a query. @throws Error when Prometheus would not take it */
function metricsOf(query: string): string[] {
  const names: string[] = [];
  parser.parse(query).iterate({
    enter({ type, name, from, to }) {
      if (type.isError) throw new Error(`${query} cannot be read at ${from}`);
      // A selector begins with the name of its metric.
      if (name === "VectorSelector") names.push(/^\w+/.exec(query.slice(from, to))?.[0] ?? "");
    },
  });
  return names;
}

const page = await read("operations.md");
const rules = (parse(await read("operations/alerts.yaml")) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(await read("operations/grafana-dashboard.json")) as Dashboard;

/** The metrics that the page explains; a test of the server compares them with what a process shows. */
const explained = new Set([...page.matchAll(/`((?:lagom|nodejs|process)_\w+)`/g)].map(([, name]) => name));
const withoutSeries = (name: string) => name.replace(/_(bucket|sum|count)$/, "");

const queries: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    (targets ?? []).map(({ expr }): [string, string] => [title, expr]),
  ),
];

test.each(queries)("%s asks for metrics that there are: %s", (_, query) => {
  const names = metricsOf(query);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect(name === "up" || explained.has(name) || explained.has(withoutSeries(name)), name).toBe(true);
  }
});

test("the page says what to do about every alert, and of no other", () => {
  const told = [...page.matchAll(/^\| `(Lagom\w+)`/gm)].map(([, name]) => name);
  expect(told).toEqual(rules.map(({ alert }) => alert));
  expect(new Set(rules.map(({ labels }) => labels.severity))).toEqual(new Set(["page", "ticket"]));
});

test("the dashboard shows every metric of ours", () => {
  const shown = new Set(queries.flatMap(([, query]) => metricsOf(query)).map(withoutSeries));
  const ours = [...explained].filter((name) => name?.startsWith("lagom_"));
  expect(ours.filter((name) => name && !shown.has(name))).toEqual([]);
});
