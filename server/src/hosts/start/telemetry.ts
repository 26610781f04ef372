import type { Config } from "../../platform/config.ts";
import { createLogger } from "../../platform/http/logger.ts";
import { readVersion } from "../../platform/telemetry/version.ts";

/**
 * Starts to export traces, metrics and logs where the settings name a collector; otherwise none of OpenTelemetry is loaded.
 * @returns ends it
 */
export async function startTelemetry(config: Config): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (!endpoint) return async () => {};
  const { startExport } = await import("../../platform/telemetry/start.ts");
  const log = createLogger(config, { isExported: false });
  return startExport({ config, endpoint, version: readVersion(), warn: (message) => log.warn(message) });
}
