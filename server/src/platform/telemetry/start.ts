import { context, DiagLogLevel, diag, propagation, SeverityNumber, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPLogExporter } from "@opentelemetry/exporter-logs-otlp-proto";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { z } from "zod";
import type { Config } from "../config.ts";
import { within } from "../within.ts";
import { type LineSink, setLineSink } from "./logs.ts";
import { metricProducer } from "./metric-producer.ts";
import { metrics } from "./metrics.ts";
import { createSpans } from "./spans.ts";
import { setTracing } from "./tracing.ts";

/** A collector that is away does not hold up the end of the process for longer. */
const FLUSH_MS = 3000;

export interface ExportOptions {
  config: Pick<Config, "OTEL_SERVICE_NAME" | "OTEL_TRACES_SAMPLER_ARG" | "OTEL_METRIC_EXPORT_INTERVAL">;
  /** The collector's address, without `/v1/…`. */
  endpoint: string;
  version: string;
  /** Told what goes wrong with the export itself. It must not write to the log that is exported. */
  warn: (message: string) => void;
}

/**
 * Exports traces, metrics and logs by OTLP over HTTP, of all that is opened after this.
 * @returns sends what is left and ends the export
 */
export function startExport({ config, endpoint, version, warn }: ExportOptions): () => Promise<void> {
  diag.setLogger({ error: warn, warn, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN);
  const resource = resourceFromAttributes({
    "service.name": config.OTEL_SERVICE_NAME,
    "service.version": version,
  });
  const url = (signal: string) => `${endpoint.replace(/\/$/, "")}/v1/${signal}`;

  const root = new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG);
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: url("traces") }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(traces);
  setTracing(createSpans());

  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: url("metrics") }),
        exportIntervalMillis: config.OTEL_METRIC_EXPORT_INTERVAL,
        exportTimeoutMillis: Math.min(config.OTEL_METRIC_EXPORT_INTERVAL, 30_000),
        metricProducers: [metricProducer(metrics)],
      }),
    ],
  });

  const logs = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter({ url: url("logs") }) })],
  });
  setLineSink(emitTo(logs.getLogger("lagom")));

  return async () => {
    setLineSink(undefined);
    setTracing(undefined);
    await within(FLUSH_MS, Promise.all([traces, meters, logs].map((provider) => provider.shutdown()))).catch(
      (error: unknown) => warn(String(error)),
    );
  };
}

const SEVERITIES: Readonly<Record<string, SeverityNumber>> = {
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
  fatal: SeverityNumber.FATAL,
};

const Line = z.looseObject({ level: z.string(), time: z.string(), msg: z.string().optional() });

/** Emits lines of the log; the span that is current when a line is written names its trace. */
const emitTo =
  (logger: ReturnType<LoggerProvider["getLogger"]>): LineSink =>
  (line) => {
    const { level, time, msg, pid: _, hostname: _name, ...attributes } = Line.parse(JSON.parse(line));
    logger.emit({
      severityNumber: SEVERITIES[level] ?? SeverityNumber.UNSPECIFIED,
      severityText: level,
      timestamp: new Date(time),
      body: msg,
      attributes,
    });
  };
