import type { Query } from "@lagom/shared/contract/calls";
import type { LogLine } from "@lagom/shared/contract/releases";
import { releaseLogCsv } from "@lagom/shared/text/release-log-csv";
import { ask, type Service } from "./client.ts";
import type { Commands } from "./command.ts";
import { named } from "./named.ts";
import type { Options } from "./options.ts";
import { showLog } from "./show.ts";

/** Lines that are shown; an export has all that match, up to a bound, in pages. */
const SHOWN = 50;
const PAGE = 200;
const MOST_EXPORTED = 10_000;

type LogQuery = NonNullable<Query<"GET /api/releases/log">>;

/** Who changed what, and why. */
export const logCommands: Commands<"log"> = {
  async log({ service, options, tell }) {
    const query = await queryOf(service, options);
    if (!options.csv && !options.json) {
      const { log } = await ask(service, "GET /api/releases/log", { query: { ...query, limit: SHOWN } });
      return { data: { log }, text: showLog(log) };
    }
    const log = await wholeLog(service, query);
    const last = log.at(-1);
    if (last && log.length >= MOST_EXPORTED)
      await tell(`These are ${MOST_EXPORTED} lines; there may be more: --before ${last.id}`);
    return { data: { log }, text: releaseLogCsv(log) };
  },
};

const queryOf = async (service: Service, { person, area, since, before }: Options): Promise<LogQuery> => ({
  ...(person ? { person } : {}),
  ...(area ? { area: await named(service, area) } : {}),
  ...(since ? { since } : {}),
  ...(before ? { before } : {}),
});

async function wholeLog(service: Service, query: LogQuery): Promise<LogLine[]> {
  const log: LogLine[] = [];
  for (let before = query.before; log.length < MOST_EXPORTED; ) {
    const page = await ask(service, "GET /api/releases/log", {
      query: { ...query, limit: PAGE, ...(before === undefined ? {} : { before }) },
    });
    log.push(...page.log);
    before = page.log.at(-1)?.id;
    if (page.log.length < PAGE) break;
  }
  return log;
}
