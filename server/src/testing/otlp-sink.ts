import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { PbfReader } from "pbf";

type Attributes = Record<string, unknown>;

/** A span as received; ids in hex. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentId: string;
  attributes: Attributes;
}

/** A line of the log as received. */
export interface ReceivedLog {
  severity: string;
  body: unknown;
  traceId: string;
  attributes: Attributes;
}

/** The points of a metric as received: of a histogram, the number of values. */
export interface ReceivedMetric {
  name: string;
  points: { attributes: Attributes; value: number; buckets?: number }[];
}

/** A collector that takes OTLP over HTTP in protobuf, for one test, and keeps what it got. */
export async function startOtlpSink() {
  const got = {
    spans: [] as ReceivedSpan[],
    logs: [] as ReceivedLog[],
    metrics: [] as ReceivedMetric[],
    resources: [] as Attributes[],
    headers: [] as (string | undefined)[],
  };
  const readers: Record<string, (item: PbfReader) => void> = {
    "/v1/traces": (item) => got.spans.push(readSpan(item)),
    "/v1/logs": (item) => got.logs.push(readLog(item)),
    "/v1/metrics": (item) => got.metrics.push(readMetric(item)),
  };
  const server = createServer(async (request, response) => {
    const read = readers[request.url ?? ""];
    if (!read || request.headers["content-type"] !== "application/x-protobuf") {
      response.writeHead(404).end();
      return;
    }
    got.headers.push(request.headers.authorization);
    // Request → resource → scope → item, alike for all three.
    fields(new PbfReader(await buffer(request)), {
      1: (resourceItems) =>
        message(resourceItems, {
          1: (resource) => got.resources.push(attributesIn(resource, 1)),
          2: (scopeItems) => message(scopeItems, { 2: read }),
        }),
    });
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    ...got,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const BYTES_OF_COUNT = 8;

type Fields = Record<number, (pbf: PbfReader) => void>;

const visit = (tag: number, known: Fields, pbf: PbfReader) => known[tag]?.(pbf);
const fields = (pbf: PbfReader, known: Fields) => pbf.readFields(visit, known);
const message = (pbf: PbfReader, known: Fields) => void pbf.readMessage(visit, known);
const hex = (pbf: PbfReader) => Buffer.from(pbf.readBytes()).toString("hex");

function readSpan(pbf: PbfReader): ReceivedSpan {
  const span: ReceivedSpan = { name: "", traceId: "", spanId: "", parentId: "", attributes: {} };
  message(pbf, {
    1: () => {
      span.traceId = hex(pbf);
    },
    2: () => {
      span.spanId = hex(pbf);
    },
    4: () => {
      span.parentId = hex(pbf);
    },
    5: () => {
      span.name = pbf.readString();
    },
    9: () => addAttribute(pbf, span.attributes),
  });
  return span;
}

function readLog(pbf: PbfReader): ReceivedLog {
  const log: ReceivedLog = { severity: "", body: undefined, traceId: "", attributes: {} };
  message(pbf, {
    3: () => {
      log.severity = pbf.readString();
    },
    5: () => {
      log.body = readAny(pbf);
    },
    6: () => addAttribute(pbf, log.attributes),
    9: () => {
      log.traceId = hex(pbf);
    },
  });
  return log;
}

function readMetric(pbf: PbfReader): ReceivedMetric {
  const metric: ReceivedMetric = { name: "", points: [] };
  const numbers = () =>
    message(pbf, {
      1: () => {
        const point = { attributes: {}, value: 0 };
        message(pbf, {
          4: () => {
            point.value = pbf.readDouble();
          },
          7: () => addAttribute(pbf, point.attributes),
        });
        metric.points.push(point);
      },
    });
  const histograms = () =>
    message(pbf, {
      1: () => {
        const point = { attributes: {}, value: 0, buckets: 0 };
        message(pbf, {
          4: () => {
            point.value = pbf.readFixed64();
          },
          6: () => {
            point.buckets = pbf.readBytes().length / BYTES_OF_COUNT;
          },
          9: () => addAttribute(pbf, point.attributes),
        });
        metric.points.push(point);
      },
    });
  message(pbf, {
    1: () => {
      metric.name = pbf.readString();
    },
    5: numbers, // gauges
    7: numbers, // sums
    9: histograms,
  });
  return metric;
}

function attributesIn(pbf: PbfReader, tag: number): Attributes {
  const attributes: Attributes = {};
  message(pbf, { [tag]: () => addAttribute(pbf, attributes) });
  return attributes;
}

function addAttribute(pbf: PbfReader, to: Attributes): void {
  let key = "";
  let value: unknown;
  message(pbf, {
    1: () => {
      key = pbf.readString();
    },
    2: () => {
      value = readAny(pbf);
    },
  });
  to[key] = value;
}

function readAny(pbf: PbfReader): unknown {
  let value: unknown;
  message(pbf, {
    1: () => {
      value = pbf.readString();
    },
    2: () => {
      value = pbf.readBoolean();
    },
    3: () => {
      value = pbf.readVarint(true);
    },
    4: () => {
      value = pbf.readDouble();
    },
    6: () => {
      value = attributesIn(pbf, 1);
    },
  });
  return value;
}
