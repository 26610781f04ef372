import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "@lagom/releases/build";
import { buildOne, builtFolder } from "@lagom/releases/build-all";
import { describe } from "@lagom/releases/describe";
import type { ReleaseRecord } from "@lagom/releases/record";
import { releaseId } from "@lagom/releases/release-id";
import { AREAS, type Deployable } from "@lagom/shared/remote";
import { TEMPLATE_ID } from "./altered-copy.ts";

/** A build from which releases are copied. */
export interface Template {
  folder: string;
  record: ReleaseRecord;
}
export type Templates = [Deployable, Template][];

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The build of an area that tells which release runs. */
export const INSTRUMENTED = fileURLToPath(new URL("instrumented/rsbuild.config.ts", import.meta.url));

/** The shell's release, and areas that are built into a folder, instrumented; one after another, since other tests are running. */
async function buildTemplates(parent: string): Promise<Templates> {
  const built: Templates = [["shell", await builtShell(parent)]];
  for (const area of AREAS) {
    const folder = join(parent, area);
    await build(ROOT, area, TEMPLATE_ID, folder, { config: INSTRUMENTED });
    built.push([area, await templateIn(folder, area, TEMPLATE_ID)]);
  }
  return built;
}

/** The build of the shell that the products of the run take too, or one that is made here. */
async function builtShell(parent: string): Promise<Template> {
  const builds = process.env.BUILT_RELEASES ?? parent;
  const id = await releaseId(ROOT, "shell");
  const folder = builtFolder(builds, "shell", id);
  if (!existsSync(folder)) await buildOne(ROOT, "shell", builds);
  return templateIn(folder, "shell", id);
}

const templateIn = async (folder: string, deployable: Deployable, id: string): Promise<Template> => ({
  folder,
  record: await describe(deployable, id, folder, { revision: null, author: "lab" }),
});

/** A local server that provides templates to all labs of a run; the first request builds them. */
export async function startTemplateServer(
  parent: string,
): Promise<{ url: string; close: () => Promise<unknown> }> {
  let templates: Promise<Templates> | undefined;
  const server = createServer(async (_request, response) => {
    templates ??= buildTemplates(parent);
    await templates.then(
      (built) => response.end(JSON.stringify(built)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * The templates from the server of the run if there is one, else built here.
 * @throws Error with the output of the build
 */
export async function templatesFor(parent: string): Promise<Templates> {
  const url = process.env.LAGOM_TEMPLATES;
  if (!url) return buildTemplates(parent);
  const response = await fetch(url);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Templates;
}
