import { parse, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import type { ReleaseRecord } from "../record.ts";

/** At-rules that hold for the whole document, or bring in other files. */
const GLOBAL_RULES = new Set([
  "import",
  "font-face",
  "property",
  "page",
  "namespace",
  "counter-style",
  "view-transition",
]);
/** At-rules whose blocks hold rules like any other. */
const GROUPS = /^(media|supports|container|layer|starting-style)$/;
const KEYFRAMES = /^(-\w+-)?keyframes$/;

/**
 * What an area's styles would change outside the area. A stylesheet stays in the document when its area leaves, so each selector has to
 * name a class of this release, which ends in its id as those of CSS modules do (`row-k3_Xa-0123456789ab`).
 * @returns one line for each selector or rule
 */
export function globalStyles(release: Pick<ReleaseRecord, "id">, name: string, css: string): string[] {
  try {
    return outside(release.id, name, css);
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : "cannot be read"}`];
  }
}

/** @throws Error of a parser, if it is no CSS */
function outside(id: string, name: string, css: string): string[] {
  const problems: string[] = [];
  const root = parse(css, { from: undefined });
  root.walkAtRules((rule) => {
    const { name: kind, params } = rule;
    if (GLOBAL_RULES.has(kind)) problems.push(`${name}: @${kind} holds for the whole document`);
    else if (KEYFRAMES.test(kind) && !params.includes(id))
      problems.push(`${name}: @${kind} ${params} does not have the release in its name`);
    else if (kind === "scope" && !areAllLocal(params.replace(/^\(|\)(\s*to\b.*)?$/g, ""), id))
      problems.push(`${name}: @scope ${params} names no class of this release`);
    else if (kind === "layer" && !rule.nodes)
      problems.push(`${name}: @layer ${params} orders the layers of the document`);
  });
  root.walkRules((rule) => {
    if (isInside(rule)) return;
    for (const selector of rule.selectors)
      if (!areAllLocal(selector, id)) problems.push(`${name}: ${selector} reaches outside of the area`);
  });
  return problems;
}

/** Whether a rule is nested in another one or in a scope, which is checked itself, or is a step of keyframes. */
function isInside({ parent }: Rule): boolean {
  for (let above = parent; above && above.type !== "root"; above = above.parent) {
    if (above.type === "rule") return true;
    if (above.type === "atrule" && "name" in above && !GROUPS.test(String(above.name))) return true;
  }
  return false;
}

/** Whether each of the selectors of a list chooses elements of the release only. */
const areAllLocal = (selectors: string, id: string): boolean =>
  selectorParser()
    .astSync(selectors)
    .every((selector) => isLocal(selector, id));

/** Whether what a selector chooses has a class of the release, or lies within an element that has one. */
function isLocal(selector: selectorParser.Selector, id: string): boolean {
  let own = false;
  let within = false;
  for (const node of selector.nodes) {
    if (node.type !== "combinator") own ||= hasClass(node, id);
    else {
      // The siblings of what lies within lie there too.
      within ||= own && !/[+~]/.test(node.value);
      own = false;
    }
  }
  return own || within;
}

function hasClass(node: selectorParser.Node, id: string): boolean {
  if (node.type === "class") return node.value.endsWith(`-${id}`);
  if (node.type === "pseudo" && /^:(is|where|matches|-webkit-any)$/.test(node.value))
    return node.nodes.every((selector) => isLocal(selector, id));
  return false;
}
