declare module 'parse-prometheus-text-format' {
  type Metric = { labels?: Record<string, string>; value?: string }
  export default function parsePrometheusTextFormat(text: string): { name: string; metrics: Metric[] }[]
}
