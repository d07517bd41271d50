import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'

/** PostgreSQL could not be reached, or has stopped answering. What took effect meanwhile is not known. */
export class DatabaseOutage extends Error {
  constructor(cause?: unknown) {
    super('The database does not answer', { cause })
    this.name = 'DatabaseOutage'
  }
}

/**
 * PostgreSQL manual, appendix A: connection exceptions (08), too few resources (53), shut down or starting (57P), system
 * errors (58), and what our own limits end: a statement (57014), a wait for a lock (55P03), an idle transaction (25P03).
 */
const outageCode = /^(08...|53...|57P..|58...|57014|55P03|25P03)$/

/** What the driver says of a connection that it has lost, in words alone. */
const lostConnection = /^(Connection terminated|Client (has encountered|was closed)|timeout exp)/

/**
 * Whether the database failed us, rather than we it: it is away, lost the connection, is full, or took too long. The same
 * again may go well in a moment.
 */
export function isDatabaseOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseOutage) return true
    if (cause instanceof DatabaseError) return outageCode.test(cause.code ?? '')
    if (cause instanceof DrizzleQueryError && isLostConnection(cause.cause)) return true
    // Asked without Drizzle, as the job queue does.
    if (lostConnection.test(cause.message)) return true
  }
  return false
}

/** Only of errors that PostgreSQL's driver gave: outside services fail with the same codes of the system. */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && ('syscall' in error || lostConnection.test(error.message))
