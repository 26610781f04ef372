import type { RecordedDatabase, Statement } from "./recording.ts";

/** What a node of a plan did, as `explain (analyze, format json)` tells it. */
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: PlanNode[];
}

/** What a statement read. */
export interface Touched {
  /** Rows that a node of the plan took from a table or an index, kept or not, of the node that took most. */
  rows: number;
  /** That node: its kind, and of which table or index. */
  node: string;
  /** Pages of all tables and indexes, from memory or disk. */
  blocks: number;
  milliseconds: number;
}

/** Runs a statement and tells what it read; what it writes is undone. @param setting for the planner */
export async function touchedBy(
  database: RecordedDatabase,
  statement: Statement,
  setting?: string,
): Promise<Touched> {
  const query = `explain (analyze, buffers, timing off, format json) ${statement.query}`;
  const [row] = (await database.rolledBack({ ...statement, query }, setting)) as {
    "QUERY PLAN": [{ Plan: PlanNode; "Execution Time": number }];
  }[];
  if (!row) throw new Error(`No plan of ${statement.query}`);
  const [{ Plan: plan, "Execution Time": milliseconds }] = row["QUERY PLAN"];
  const most = nodesOf(plan).reduce<Pick<Touched, "rows" | "node">>(
    (largest, node) => {
      const rows = rowsOf(node);
      const name = `${node["Node Type"]} of ${node["Index Name"] ?? node["Relation Name"]}`;
      return rows > largest.rows ? { rows, node: name } : largest;
    },
    { rows: 0, node: "none" },
  );
  const blocks = (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
  return { ...most, blocks, milliseconds };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

function rowsOf(node: PlanNode): number {
  if (!node["Relation Name"] && !node["Index Name"]) return 0;
  const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return Math.round((node["Actual Rows"] + removed) * node["Actual Loops"]);
}
