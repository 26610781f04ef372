declare module "parse-prometheus-text-format" {
  /** A metric of the Prometheus text format. */
  interface ParsedMetric {
    name: string;
    help: string;
    type: string;
    metrics: { value?: string; labels?: Record<string, string>; count?: string }[];
  }
  export default function parse(text: string): ParsedMetric[];
}
