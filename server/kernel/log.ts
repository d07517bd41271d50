import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Structured logs, one JSON object a line. Secrets that travel in known fields are blanked. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    serializers: { error: describeError },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'cookie', '*.cookie', 'authorization'],
      censor: '…',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * What helps to mend it, and nothing that somebody sent: a failed query is told without its values, and
 * PostgreSQL's `detail`, which quotes them, is left out.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const query = 'query' in error && typeof error.query === 'string' ? error.query : null
  const message = query === null ? error.message : `Failed query: ${query}`
  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    stack: (error.stack ?? '').replace(error.message, '').split('\n').slice(1).join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

export const silentLog = (): Log => pino({ level: 'silent' })
