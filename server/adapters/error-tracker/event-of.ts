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

/** Of a line of the log, what is passed on: nothing of whom or what it was about stands in it but the request's id. */
const lineSchema = z.object({
  level: z.int(),
  msg: z.string().default(''),
  requestId: z.string().optional(),
  job: z.string().optional(),
  error: errorSchema.optional().catch(undefined),
})

/** pino's number of it. */
const fatal = 60

/** In Sentry's form: of the causes the innermost comes first. Null for what is no line of ours. */
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

/** PostgreSQL's own codes (manual, appendix A). Its messages may quote what somebody typed. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/

function exceptionsOf({ cause, type, message, code, stack }: LoggedError, parse: StackParser): Exception[] {
  const value = typeof code === 'string' && sqlState.test(code) ? `PostgreSQL ${code}` : message
  const own = { type, value, stacktrace: { frames: parse(stack) } }
  return cause ? [...exceptionsOf(cause, parse), own] : [own]
}
