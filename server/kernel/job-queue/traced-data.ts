import { type SQL, sql } from 'drizzle-orm'
import { traceCarrier, traced } from '../tracing.ts'

/** What a job is to do, with the trace of whoever asked for it where they are followed. */
export function withTrace(data: object): object {
  const traceparent = traceCarrier()
  return traceparent ? { ...data, traceparent } : data
}

/** The same without it: two jobs that are asked for by two requests may be one work. */
export const workOf = (data: SQL): SQL => sql`(${data} - 'traceparent')`

type Found = { name: string; id: string; data: unknown }

/** Does a job as part of the trace that asked for it. */
export const doTraced = ({ name, id, data }: Found, work: () => Promise<void>): Promise<void> =>
  traced(
    {
      ...{ name: `job ${name}`, kind: 'consumer' as const, parent: traceOf(data) },
      attributes: { 'messaging.destination.name': name, 'messaging.message.id': id },
    },
    work,
  )

function traceOf(data: unknown): string | undefined {
  const isFollowed = typeof data === 'object' && data !== null && 'traceparent' in data
  return isFollowed && typeof data.traceparent === 'string' ? data.traceparent : undefined
}
