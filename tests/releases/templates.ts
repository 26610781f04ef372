import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "@lagom/releases/build";
import { describe } from "@lagom/releases/describe";
import type { ReleaseRecord } from "@lagom/releases/record";
import { DEPLOYABLES, type Deployable } from "@lagom/shared/remote";
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

/** Builds each deployable into a folder, areas instrumented; one after another, since other tests are running. */
async function buildTemplates(parent: string): Promise<Templates> {
  const built: Templates = [];
  for (const deployable of DEPLOYABLES) {
    const folder = join(parent, deployable);
    await build(ROOT, deployable, TEMPLATE_ID, folder, {
      config: deployable === "shell" ? undefined : INSTRUMENTED,
    });
    const record = await describe(deployable, TEMPLATE_ID, folder, { revision: null, author: "lab" });
    built.push([deployable, { folder, record }]);
  }
  return built;
}

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
