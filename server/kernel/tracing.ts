/** What OpenTelemetry says of a thing done: a name of few, and attributes in its own words (semantic conventions). */
export type SpanStart = {
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes?: Record<string, string | number>
  /** What asked for it, where that was another process or earlier: a W3C `traceparent`. */
  parent?: string
}

export type Span = {
  /** What is known at its end only. */
  say(name: string, attributes: Record<string, string | number>): void
  /** With what went wrong, of which only the kind is told: messages may quote what somebody typed. */
  end(error?: unknown): void
}

/** Where spans go. There is one for the process, as with OpenTelemetry itself, or none. */
export type Tracing = {
  /** Runs `work` inside of a span: what is done in it, however deep, belongs to it. */
  run<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>
  /** A span of something that nothing else is done in; null where nobody is followed just now. */
  step(start: SpanStart): Span | null
  /** What follows is done by another process or later: its `traceparent`; undefined where nobody is followed. */
  carrier(): string | undefined
  /** Sends what is left. */
  stop(): Promise<void>
}

let tracing: Tracing | null = null

/** Once, before the first span; null for none from now on. */
export function setTracing(its: Tracing | null): void {
  tracing = its
}

const noSpan: Span = { say: () => {}, end: () => {} }

export const traced = <T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> =>
  tracing ? tracing.run(start, work) : work(noSpan)

export const traceStep = (start: () => SpanStart): Span | null => tracing?.step(start()) ?? null

export const traceCarrier = (): string | undefined => tracing?.carrier()
