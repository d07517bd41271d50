import { type Span, traceStep } from '../tracing.ts'

const verb = /^\s*(\w+)/
const firstTable = /\b(?:from|into|update|join)\s+(?:"?\w+"?\.)?"?(\w+)/i

/** Starts tracing a statement, without its values. Null if tracing is off right now. */
export const traceStatement = (text: string): Span | null =>
  traceStep(() => {
    const [, does = 'query'] = verb.exec(text) ?? []
    const [, table] = firstTable.exec(text) ?? []
    return {
      name: [does.toLowerCase(), table].filter(Boolean).join(' '),
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    }
  })

/**
 * Runs the query in one of pg's three ways, and ends the span with the result. A stream is read by the caller at its
 * own pace.
 */
export function untilAnswered(
  span: Span,
  asked: readonly unknown[],
  ask: (asked: readonly unknown[]) => unknown,
): unknown {
  const told = asked.at(-1)
  if (typeof told === 'function') {
    const tell = (error: unknown, result: unknown): void => {
      span.end(error ?? undefined)
      Reflect.apply(told, undefined, [error, result])
    }
    return ask([...asked.slice(0, -1), tell])
  }
  const answer = ask(asked)
  if (answer instanceof Promise)
    answer.then(
      () => span.end(),
      (error: unknown) => span.end(error),
    )
  else span.end()
  return answer
}
