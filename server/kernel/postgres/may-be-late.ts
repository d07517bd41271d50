import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseError } from 'pg'
import { atLength, eachPiece } from './at-length.ts'
import { isDatabaseOutage } from './outage.ts'
import { isRecorded } from './reads.ts'

/** The server that something is read from; null: nothing was queried yet. */
type Reading = { isFromReplica: Promise<boolean> | null }

const current = new AsyncLocalStorage<Reading>()
const fromPrimary = (): Reading => ({ isFromReplica: Promise.resolve(false) })

/**
 * Runs long reads (see at-length.ts) that may be a few seconds stale: on the replica, if DATABASE_REPLICA_URL names one
 * that lags no more than DATABASE_REPLICA_LAG_SECONDS, otherwise on the primary. All of `work` is read from the same
 * server. If the replica fails, `work` is run again on the primary, so it must only read. Reads in a transaction are
 * never stale, nor are those of cached values, which must see every change.
 */
export const mayBeLate = <T>(work: () => Promise<T>): Promise<T> =>
  atLength(async () => {
    const reading: Reading = { isFromReplica: null }
    try {
      return await current.run(reading, async () => await work())
    } catch (error) {
      if (!(await reading.isFromReplica) || !isOfReplica(error)) throw error
      return current.run(fromPrimary(), async () => await work())
    }
  })

/** The same for data read while it is sent: the replica's lag is checked again for each piece. */
export const eachMaybeLate = <T>(pieces: AsyncIterable<T>): AsyncGenerator<T> =>
  eachPiece(pieces, (next) => atLength(() => current.run({ isFromReplica: null }, async () => await next())))

/** For values that others cache, inside or outside reads that may lag. */
export const neverLate = <T>(work: () => Promise<T>): Promise<T> =>
  current.run(fromPrimary(), async () => await work())

/** For the pool: whether this connection may be one to the replica, which is only checked then. */
export async function isReadFromReplica(isFit: () => Promise<boolean>): Promise<boolean> {
  const reading = current.getStore()
  if (!reading || isRecorded()) return false
  reading.isFromReplica ??= isFit()
  return reading.isFromReplica
}

/** After a write, reads see it from then on. */
export function stayOnPrimary(): void {
  const reading = current.getStore()
  if (reading) reading.isFromReplica = Promise.resolve(false)
}

/**
 * The replica is down, or the query conflicted with the changes it had to replay (PostgreSQL manual, section 26.4.2).
 */
function isOfReplica(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DatabaseError && cause.code === '40001') return true
  return isDatabaseOutage(error)
}
