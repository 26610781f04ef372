import { mkdir, writeFile } from "node:fs/promises";
import { build } from "@lagom/releases/build";
import { describe } from "@lagom/releases/describe";
import type { Area } from "@lagom/shared/remote";
import { TEMPLATE_ID } from "./altered-copy.ts";
import { INSTRUMENTED, ROOT, type Template } from "./templates.ts";

/** A change to the sources, as in an older or newer version: one text is replaced in the file whose path ends like this. */
export interface OtherSources {
  file: string;
  today: string;
  other: string;
}

/**
 * Builds an area, instrumented, from changed sources.
 * @throws Error with the build's output, also if the file does not contain the text
 */
export async function buildOfOtherSources(
  area: Area,
  folder: string,
  sources: OtherSources,
): Promise<Template> {
  const config = `${folder}.config.mjs`;
  await mkdir(folder, { recursive: true });
  await writeFile(config, configOf(sources));
  await build(ROOT, area, TEMPLATE_ID, folder, { config });
  const record = await describe(area, TEMPLATE_ID, folder, { revision: null, author: "lab" });
  return { folder, record };
}

const configOf = ({ file, today, other }: OtherSources) => `
import instrumented from ${JSON.stringify(INSTRUMENTED)};
const otherSources = {
  name: "other-sources",
  setup(api) {
    api.transform({ test: (path) => path.endsWith(${JSON.stringify(file)}) }, ({ code }) => {
      if (!code.includes(${JSON.stringify(today)})) throw new Error(${JSON.stringify(`${file} has no ${today}`)});
      return code.replace(${JSON.stringify(today)}, ${JSON.stringify(other)});
    });
  },
};
export default { ...instrumented, plugins: [...instrumented.plugins, otherSources] };
`;
