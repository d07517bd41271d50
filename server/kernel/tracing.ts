/** A span as OpenTelemetry describes it: a low-cardinality name, and attributes following the semantic conventions. */
export type SpanStart = {
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes?: Record<string, string | number>
  /** The parent, if that is in another process or earlier: a W3C `traceparent`. */
  parent?: string
}

export type Span = {
  /** For what is only known at the end. */
  say(name: string, attributes: Record<string, string | number>): void
  /** With the error, of which only the kind is reported: messages may quote what someone typed. */
  end(error?: unknown): void
}

/** Where spans go. One per process, as with OpenTelemetry itself, or none. */
export type Tracing = {
  /** Runs `work` inside a span: everything done in it, at any depth, belongs to it. */
  run<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>
  /** A span without children; null if tracing is off right now. */
  step(start: SpanStart): Span | null
  /** The `traceparent` for follow-up work in another process or later; undefined if tracing is off. */
  carrier(): string | undefined
  /** Sends any remaining spans. */
  stop(): Promise<void>
}

let tracing: Tracing | null = null

/** Call once, before the first span; null turns tracing off. */
export function setTracing(its: Tracing | null): void {
  tracing = its
}

const noSpan: Span = { say: () => {}, end: () => {} }

export const traced = <T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> =>
  tracing ? tracing.run(start, work) : work(noSpan)

export const traceStep = (start: () => SpanStart): Span | null => tracing?.step(start()) ?? null

export const traceCarrier = (): string | undefined => tracing?.carrier()
