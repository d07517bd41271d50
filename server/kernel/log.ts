import { join } from 'node:path'
import { type DestinationStream, type Logger, type LoggerOptions, multistream, pino } from 'pino'
import { currentRequest } from './current-request.ts'
import { dampRepetitions } from './damp-repetitions.ts'
import type { Environment } from './environment.ts'
import { openLogFile } from './log-file.ts'

export type Log = Logger

/** Structured logs, one JSON object per line. Secrets in known fields are redacted. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    hooks: { logMethod: dampRepetitions() },
    serializers: { error: describeError },
    base: null,
    mixin: requestOf,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'cookie', '*.cookie', 'authorization'],
      censor: '…',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Receives each line that reports an error, as it appears in the log. */
export type ErrorTracker = DestinationStream & {
  /** Sends what is left, waiting at most two seconds. */
  flush(): Promise<void>
}

/**
 * The log of a running shop: every line in `logs/shop.log` in its data folder, and on the terminal only what someone
 * should look at; or, with LOG_TO=stdout, every line on standard output.
 */
export function openLog(
  { LOG_LEVEL, LOG_TO, DATA_DIR }: Environment,
  errorTracker: ErrorTracker | null = null,
): Log {
  const terminal = pino.destination(1)
  const errors = errorTracker ? [{ level: 'error' as const, stream: errorTracker }] : []
  if (LOG_TO === 'stdout')
    return createLog(LOG_LEVEL, multistream([{ level: 'trace', stream: terminal }, ...errors]))
  const file = openLogFile(logFile(DATA_DIR), terminal)
  return createLog(
    LOG_LEVEL,
    multistream([{ level: 'trace', stream: file }, { level: 'warn', stream: terminal }, ...errors]),
  )
}

export const logFile = (dataFolder: string): string => join(dataFolder, 'logs', 'shop.log')

/**
 * What helps to fix it, and nothing that a user sent: a failed query is logged without its values, and PostgreSQL's
 * `detail`, which quotes them, is left out.
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

/** Everything logged while handling a request names that request. */
function requestOf(): { requestId?: string } {
  const request = currentRequest.getStore()
  return request ? { requestId: request.id } : {}
}

export const silentLog = (): Log => pino({ level: 'silent' })
