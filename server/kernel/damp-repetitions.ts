import type { LoggerOptions } from 'pino'
import { seconds } from './clock.ts'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** How many identical entries are logged within how many ms. */
const most = 5
const within = seconds(10)
const warning = 40

type Kind = { since: number; count: number; leftOut: number }

/**
 * Limits repeated failures for the same reason, such as a database that is down or a full disk, to a few entries every
 * ten seconds; the next one logged says how many were left out. Each reason and place is counted separately.
 */
export function dampRepetitions(now = () => performance.now()): LogMethod {
  const kinds = new Map<string, Kind>()
  return function damp(input, method, level) {
    const [fields, message] = input as unknown as [unknown, string?]
    if (level < warning || !hasError(fields)) return method.apply(this, input)
    const key = `${message}: ${reasonOf(fields.error)}`
    const at = now()
    const kind = kinds.get(key) ?? { since: at, count: 0, leftOut: 0 }
    if (at - kind.since >= within) Object.assign(kind, { since: at, count: 0 })
    kind.count++
    kinds.set(key, kind)
    if (kinds.size > 1_000) kinds.clear()
    if (kind.count > most) {
      kind.leftOut++
      return
    }
    const { leftOut } = kind
    kind.leftOut = 0
    const told = leftOut > 0 ? { ...fields, leftOut } : fields
    return method.apply(this, [told, message] as unknown as typeof input)
  }
}

const hasError = (fields: unknown): fields is { error: unknown } =>
  typeof fields === 'object' && fields !== null && 'error' in fields

/** The innermost cause: outer errors quote queries and ids. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? `${error.name} ${error.message}` : reasonOf(error.cause)
}
