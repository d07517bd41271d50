import { type Span, traceStep } from '../tracing.ts'

const verb = /^\s*(\w+)/
const firstTable = /\b(?:from|into|update|join)\s+(?:"?\w+"?\.)?"?(\w+)/i

/** Begins to follow a statement, without its values. Null where nobody is followed just now. */
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

/** Asks in one of pg's three ways, and ends the span with the answer. A stream is read by whoever asked, in their time. */
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
