import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Structured logs, one JSON object a line. Secrets that travel in known fields are blanked. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'cookie', '*.cookie', 'authorization'],
      censor: '…',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

export const silentLog = (): Log => pino({ level: 'silent' })
