import { readFile } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";
import { parse } from "oxc-parser";

/** An import that is forbidden (docs/architecture.md#packages). */
export interface Violation {
  file: string;
  specifier: string;
  rule: string;
}

/** The packages of the workspace that code in each folder may import, by folder. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  shell: ["shared"],
  "mf-reader": ["shared"],
  "mf-books": ["shared"],
  "mf-account": ["shared"],
  "mf-admin": ["shared"],
  shared: [],
  releases: ["shared"],
  server: ["shared", "releases"],
  tests: ["shared", "releases", "server"],
};

/** What the server may take of `shared`: the contract and pure text code, and the names that both ends spell alike. */
const SERVER_TAKES = /^(contract|text)\/|^(remote|release-document|page-config|messages)$/;

/** What of `shared` is the shell's alone: areas track and read flags, they do not decide where events go. */
const SHELL_ONLY = "analytics/provide";

/**
 * The forbidden imports of one source file.
 * @param root absolute path of the checkout
 * @param file absolute path of the source file
 */
export async function forbiddenImports(root: string, file: string): Promise<Violation[]> {
  const here = relative(root, file).split(sep).join("/");
  const folder = here.slice(0, here.indexOf("/"));
  const violations: Violation[] = [];
  for (const specifier of await specifiersOf(file)) {
    const target = targetOf(root, file, specifier);
    if (!target || target.folder === folder) continue;
    const forbid = (rule: string) => violations.push({ file: here, specifier, rule });
    if (specifier.startsWith(".")) forbid("packages are imported by name, not by path");
    else if (!ALLOWED[folder]?.includes(target.folder)) forbid(`${folder} may not import ${target.folder}`);
    else if (folder === "server" && target.folder === "shared" && !SERVER_TAKES.test(target.path)) {
      forbid("server takes only contract and pure text code of shared");
    } else if (folder.startsWith("mf-") && target.folder === "shared" && target.path === SHELL_ONLY) {
      forbid(`${SHELL_ONLY} is the shell's`);
    }
  }
  return violations;
}

async function specifiersOf(file: string): Promise<string[]> {
  const { module, errors } = await parse(file, await readFile(file, "utf8"));
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...(await dynamicSpecifiers(file, module.dynamicImports)),
  ];
}

async function dynamicSpecifiers(
  file: string,
  imports: readonly { moduleRequest: { start: number; end: number } }[],
) {
  const text = await readFile(file, "utf8");
  return imports.flatMap(
    ({ moduleRequest: { start, end } }) => text.slice(start, end).match(/^["'`](.+)["'`]$/)?.[1] ?? [],
  );
}

/** The workspace folder that a specifier leads to, and the subpath within it. */
function targetOf(
  root: string,
  file: string,
  specifier: string,
): { folder: string; path: string } | undefined {
  const named = specifier.match(/^@lagom\/([\w-]+)(?:\/(.+))?$/);
  if (named?.[1]) return { folder: named[1], path: named[2] ?? "" };
  if (!specifier.startsWith(".")) return undefined;
  const [folder = "", ...path] = relative(root, resolve(dirname(file), specifier)).split(sep);
  return { folder, path: path.join("/") };
}
