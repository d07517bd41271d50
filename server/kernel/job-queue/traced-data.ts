import { type SQL, sql } from 'drizzle-orm'
import { traceCarrier, traced } from '../tracing.ts'

/** A job's data, with the trace of the request that enqueued it if it is traced. */
export function withTrace(data: object): object {
  const traceparent = traceCarrier()
  return traceparent ? { ...data, traceparent } : data
}

/** The data without the trace: two jobs enqueued by two requests may be the same work. */
export const workOf = (data: SQL): SQL => sql`(${data} - 'traceparent')`

type Found = { name: string; id: string; data: unknown }

/** Runs a job as part of the trace that enqueued it. */
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
