import {
  type ArrowFunctionExpression,
  type CallExpression,
  type Expression,
  type Function as FunctionNode,
  type Node,
  parseSync,
  visitorKeys,
} from "oxc-parser";

type Callable = FunctionNode | ArrowFunctionExpression;
type Where = "local" | "session" | "cache" | "database";

/** A place in the sources that names something in browser storage. */
export interface Access {
  path: string;
  where: Where;
  /** The names it can have, each with the path that spells it; `…` stands for what is only known at run time. */
  names: { path: string; name: string }[];
}

interface Source {
  path: string;
  values: Map<string, Expression[]>;
  functions: Map<string, Callable>;
  calls: { call: CallExpression; within: readonly Callable[] }[];
}

const STORAGES: Readonly<Record<string, Where>> = {
  localStorage: "local",
  sessionStorage: "session",
  caches: "cache",
  indexedDB: "database",
};
const METHODS = /^(setItem|getItem|open)$/;
/** Reads from a storage that it is told, for all of the product. */
const READER = "readStored";
/** A longer way than any name has. */
const MOST_STEPS = 12;

/**
 * Where sources name something in browser storage: in a call, by an index, or through `readStored`. A name is followed through
 * constants, the functions that make it, and parameters to those who call.
 * @param texts by path
 */
export function storageAccesses(texts: Readonly<Record<string, string>>): Access[] {
  const found: { source: Source; where: Where; key: Expression; within: readonly Callable[] }[] = [];
  const sources = Object.entries(texts).map(([path, text]) => {
    const source: Source = { path, values: new Map(), functions: new Map(), calls: [] };
    walk(parseSync(path, text).program, [], (node, within) => {
      note(node, within, source);
      const access = accessIn(node);
      if (access) found.push({ source, within, ...access });
    });
    return source;
  });
  return found.map(({ source, where, key, within }) => ({
    path: source.path,
    where,
    names: namesOf(key, source, within, sources, MOST_STEPS),
  }));
}

function walk(
  node: Node,
  within: readonly Callable[],
  visit: (node: Node, within: readonly Callable[]) => void,
): void {
  visit(node, within);
  const inner = isCallable(node) ? [...within, node] : within;
  for (const key of visitorKeys[node.type] ?? []) {
    const child = (node as unknown as Record<string, Node | (Node | null)[] | null>)[key];
    for (const one of Array.isArray(child) ? child : [child]) if (one) walk(one, inner, visit);
  }
}

const isCallable = (node: Node): node is Callable =>
  ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(node.type);

/** Notes what names can be followed through. */
function note(node: Node, within: readonly Callable[], source: Source): void {
  if (node.type === "FunctionDeclaration" && node.id) source.functions.set(node.id.name, node);
  if (node.type === "CallExpression") source.calls.push({ call: node, within });
  if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || !node.init) return;
  const { name } = node.id;
  if (isCallable(node.init)) source.functions.set(name, node.init);
  else source.values.set(name, [...(source.values.get(name) ?? []), node.init]);
}

function accessIn(node: Node): { where: Where; key: Expression } | undefined {
  if (node.type === "CallExpression") {
    const [first, second] = node.arguments;
    const { callee } = node;
    if (callee.type === "Identifier" && callee.name === READER && first?.type === "Literal")
      return accessOf(String(first.value), second);
    if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
    if (METHODS.test(callee.property.name)) return accessOf(nameOf(callee.object), first);
  }
  if (node.type === "MemberExpression" && node.computed) return accessOf(nameOf(node.object), node.property);
  return undefined;
}

function accessOf(storage: string, key: Node | undefined): { where: Where; key: Expression } | undefined {
  const where = STORAGES[storage];
  return where && key ? { where, key: key as Expression } : undefined;
}

/** The last name of `window.caches`, or of `caches` alone. */
function nameOf(node: Node): string {
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" ? nameOf(node.property) : "";
}

/** The names that an expression can be; none that cannot be followed. */
function namesOf(
  key: Expression,
  source: Source,
  within: readonly Callable[],
  sources: readonly Source[],
  steps: number,
): Access["names"] {
  if (steps === 0) return [];
  const follow = (next: Expression, from = source, inner = within) =>
    namesOf(next, from, inner, sources, steps - 1);
  const begin = (names: Access["names"]) =>
    names.map(({ path, name }) => ({ path, name: name.endsWith("…") ? name : `${name}…` }));
  switch (key.type) {
    case "Literal":
      return typeof key.value === "string" ? [{ path: source.path, name: key.value }] : [];
    case "TemplateLiteral": {
      const [head = "", ...tail] = key.quasis.map(({ value }) => value.raw);
      const [first] = key.expressions;
      if (head === "" && first) return begin(follow(first));
      return [{ path: source.path, name: [head, ...tail].join("…") }];
    }
    case "BinaryExpression":
      return key.left.type === "PrivateIdentifier" ? [] : begin(follow(key.left));
    case "CallExpression": {
      const made = key.callee.type === "Identifier" ? found("functions", key.callee.name) : undefined;
      return made ? returnedBy(made.value).flatMap((value) => follow(value, made.source, [made.value])) : [];
    }
    case "Identifier": {
      const { name } = key;
      const owner = within.findLast((one) => positionOf(one, name) >= 0);
      if (owner) return argumentsFor(owner, positionOf(owner, name)).flatMap((given) => follow(...given));
      const known = found("values", name);
      return known ? known.value.flatMap((value) => follow(value, known.source)) : [];
    }
    default:
      return [];
  }

  /** What a name stands for: in its own file, else in the one file that has it. */
  function found<K extends "values" | "functions">(kind: K, name: string) {
    const having = source[kind].has(name) ? [source] : sources.filter((other) => other[kind].has(name));
    const [first, ...more] = having;
    const value = first?.[kind].get(name) as (K extends "values" ? Expression[] : Callable) | undefined;
    return first && value && more.length === 0 ? { source: first, value } : undefined;
  }

  /** What the callers of a function of this file give for a parameter. */
  function argumentsFor(owner: Callable, position: number): [Expression, Source, readonly Callable[]][] {
    const name = [...source.functions].find(([, value]) => value === owner)?.[0];
    return sources.flatMap((caller) =>
      caller.calls.flatMap(({ call, within: inner }): [Expression, Source, readonly Callable[]][] => {
        const given = call.arguments[position];
        const isIt = name && call.callee.type === "Identifier" && call.callee.name === name;
        const own = caller === source || !caller.functions.has(name ?? "");
        return isIt && own && given && given.type !== "SpreadElement" ? [[given, caller, inner]] : [];
      }),
    );
  }
}

const positionOf = ({ params }: Callable, name: string): number =>
  params.findIndex((param) => {
    const target = param.type === "AssignmentPattern" ? param.left : param;
    return target.type === "Identifier" && target.name === name;
  });

function returnedBy(made: Callable): Expression[] {
  if (!made.body) return [];
  if (made.body.type !== "BlockStatement") return [made.body as Expression];
  const values: Expression[] = [];
  walk(made.body, [], (node) => {
    if (node.type === "ReturnStatement" && node.argument) values.push(node.argument);
  });
  return values;
}
