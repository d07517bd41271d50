import type { createStackParser, Event, Exception } from '@sentry/core'
import { z } from 'zod'

type StackParser = ReturnType<typeof createStackParser>

type LoggedError = { type: string; message: string; stack: string; code?: unknown; cause?: LoggedError }

const errorSchema: z.ZodType<LoggedError> = z.lazy(() =>
  z.object({
    type: z.string(),
    message: z.string(),
    stack: z.string().default(''),
    code: z.unknown().optional(),
    cause: errorSchema.optional().catch(undefined),
  }),
)

/** The parts of a log line that are passed on: nothing about people or content except the request's id. */
const lineSchema = z.object({
  level: z.int(),
  msg: z.string().default(''),
  requestId: z.string().optional(),
  job: z.string().optional(),
  error: errorSchema.optional().catch(undefined),
})

/** pino's numeric level. */
const fatal = 60

/** Converts a log line to Sentry's format, innermost cause first. Null if the line isn't one of ours. */
export function eventOf(line: string, parse: StackParser): Event | null {
  const reading = lineSchema.safeParse(JSON.parse(line))
  if (!reading.success) return null
  const { level, msg, requestId, job, error } = reading.data
  return {
    level: level >= fatal ? 'fatal' : 'error',
    message: msg,
    tags: { ...(requestId && { request_id: requestId }), ...(job && { job }) },
    ...(error && { exception: { values: exceptionsOf(error, parse) } }),
  }
}

/** PostgreSQL's own codes (manual, appendix A). Its messages may quote user input. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/

function exceptionsOf({ cause, type, message, code, stack }: LoggedError, parse: StackParser): Exception[] {
  const value = typeof code === 'string' && sqlState.test(code) ? `PostgreSQL ${code}` : message
  const own = { type, value, stacktrace: { frames: parse(stack) } }
  return cause ? [...exceptionsOf(cause, parse), own] : [own]
}
