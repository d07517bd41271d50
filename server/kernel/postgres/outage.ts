import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

/** PostgreSQL could not be reached, or has stopped responding. It is unknown what took effect. */
export class DatabaseOutage extends Error {
  constructor(cause?: unknown) {
    super('The database does not answer', { cause })
    this.name = 'DatabaseOutage'
  }
}

/**
 * PostgreSQL manual, appendix A: connection exceptions (08), insufficient resources (53), shut down or starting (57P),
 * system errors (58), and what our own limits end: a statement (57014), a wait for a lock (55P03), an idle transaction
 * (25P03).
 */
const outageCode = /^(08...|53...|57P..|58...|57014|55P03|25P03)$/

/** The driver's messages for a lost connection, which come without a code. */
const lostConnection = /^(Connection terminated|Client (has encountered|was closed)|timeout exp)/

/**
 * Whether the failure is the database's rather than ours: it is down, lost the connection, is full, or took too long. A
 * retry may succeed in a moment.
 */
export function isDatabaseOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseOutage) return true
    if (cause instanceof DatabaseError) return outageCode.test(cause.code ?? '')
    if (cause instanceof DrizzleQueryError && isLostConnection(cause.cause)) return true
    // From queries without Drizzle, as in the job queue.
    if (lostConnection.test(cause.message)) return true
  }
  return false
}

/** Only for errors from PostgreSQL's driver: outside services fail with the same system error codes. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && ('syscall' in error || lostConnection.test(error.message))
