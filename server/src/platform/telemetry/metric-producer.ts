import { ValueType } from "@opentelemetry/api";
import { hrTime, millisToHrTime } from "@opentelemetry/core";
import { emptyResource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { Registry } from "prom-client";

type Metric = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>[number];
/** Of a histogram, a value says which of its series it belongs to. */
type Value = Metric["values"][number] & { metricName?: string };

/** Gives OpenTelemetry the metrics of a registry as they are, with their Prometheus names, so that there is one set of figures. */
export function metricProducer(registry: Registry): MetricProducer {
  const startTime = millisToHrTime(performance.timeOrigin);
  return {
    async collect() {
      const found = await registry.getMetricsAsJSON();
      const times = { startTime, endTime: hrTime() };
      const scopeMetrics = [
        { scope: { name: "lagom" }, metrics: found.flatMap((one) => dataOf(one, times)) },
      ];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}

type Times = Pick<DataPoint<number>, "startTime" | "endTime">;

function dataOf(metric: Metric, times: Times): MetricData[] {
  const base = {
    descriptor: { name: metric.name, description: metric.help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () => metric.values.map(({ labels, value }) => ({ ...times, attributes: labels, value }));
  // The library's types call them numbers; they are words.
  switch (String(metric.type)) {
    case "counter":
      return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
    case "gauge":
      return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
    case "histogram":
      return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, times) }];
    default:
      return [];
  }
}

function histograms({ name, values }: Metric, times: Times): DataPoint<Histogram>[] {
  const series = new Map<string, { attributes: Record<string, string | number>; values: Value[] }>();
  for (const value of values as Value[]) {
    const { le: _, ...attributes } = value.labels as Record<string, string | number>;
    const key = JSON.stringify(Object.entries(attributes).sort());
    const known = series.get(key) ?? { attributes, values: [] };
    known.values.push(value);
    series.set(key, known);
  }
  return [...series.values()].map(({ attributes, values: own }) => {
    const seriesOf = (suffix: string) =>
      own.find(({ metricName }) => metricName === name + suffix)?.value ?? 0;
    const buckets = own.filter(({ metricName }) => metricName === `${name}_bucket`);
    const upTo = buckets.map(({ value }) => value);
    return {
      ...times,
      attributes,
      value: {
        buckets: {
          boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
          // Each of Prometheus's buckets holds those before it.
          counts: upTo.map((count, index) => count - (upTo[index - 1] ?? 0)),
        },
        sum: seriesOf("_sum"),
        count: seriesOf("_count"),
      },
    };
  });
}
