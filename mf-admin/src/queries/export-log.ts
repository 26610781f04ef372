import { callApi } from "@lagom/shared/api/client";
import { useMutation } from "@lagom/shared/query";
import { releaseLogCsv } from "@lagom/shared/text/release-log-csv";
import { saveFile } from "@lagom/shared/ui/save-file";
import type { LogFilter, LogLine } from "./releases.ts";

const PAGE = 200;
const MOST_EXPORTED = 10_000;

/** Saves the lines of the log that a filter lets through as a file, the newest 10,000 at most. */
export const useExportLog = (filter: LogFilter) =>
  useMutation({
    mutationFn: async () => {
      const log: LogLine[] = [];
      for (let before: number | undefined; log.length < MOST_EXPORTED; before = log.at(-1)?.id) {
        const query = { ...filter, limit: PAGE, ...(before === undefined ? {} : { before }) };
        const page = await callApi("GET /api/releases/log", { query });
        log.push(...page.log);
        if (page.log.length < PAGE) break;
      }
      saveFile("lagom-release-log.csv", "text/csv", releaseLogCsv(log));
    },
  });
