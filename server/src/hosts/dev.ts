import { parseArgs } from "node:util";
import { AREAS, type Area } from "@lagom/shared/remote";
import { readConfig } from "../platform/config.ts";
import { feedProblems } from "../texts/feeds/feed-list.ts";
import { announce, endOnSignal, giveUp } from "./start/announce.ts";
import { startDevelopmentServer } from "./start/development-server.ts";
import { startProduct } from "./start/product.ts";

const USAGE = `pnpm dev [--area ${AREAS.join("|")}]: the product with hot reload of the shell, and of one area; the others as released.`;
const FIRST_PORT = 3100;

/** `pnpm dev --area books`: the product, with the shell and one area from development servers with hot reload. */
try {
  const { values } = parseArgs({ options: { area: { type: "string" }, help: { type: "boolean" } } });
  if (values.help || (values.area && !isArea(values.area))) {
    console.log(values.help ? USAGE : `--area: there is no ${values.area}. ${USAGE}`);
    process.exit(values.help ? 0 : 1);
  }
  const config = readConfig({ ...process.env, NODE_ENV: "development" }, [feedProblems]);
  const shell = await startDevelopmentServer("shell", FIRST_PORT);
  const area =
    values.area && isArea(values.area)
      ? { name: values.area, ...(await startDevelopmentServer(values.area, FIRST_PORT + 1)) }
      : undefined;
  const product = await startProduct(config, (text) => console.log(`  ${text}`), {
    shell: shell.origin,
    ...(area ? { area: { name: area.name, origin: area.origin } } : {}),
  });
  endOnSignal(async () => {
    shell.stop();
    area?.stop();
    await product.close();
  });
  announce(config, product, performance.now() / 1000);
} catch (error) {
  giveUp(error);
}

function isArea(text: string): text is Area {
  return (AREAS as readonly string[]).includes(text);
}
