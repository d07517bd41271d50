declare module 'parse-prometheus-text-format' {
  type Metric = { labels?: Record<string, string>; value?: string }
  function parsePrometheusTextFormat(text: string): { name: string; metrics: Metric[] }[]

  export { parsePrometheusTextFormat as default }
}
