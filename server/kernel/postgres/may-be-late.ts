import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseError } from 'pg'
import { atLength, eachPiece } from './at-length.ts'
import { isDatabaseOutage } from './outage.ts'
import { isRecorded } from './reads.ts'

/** From which server something is read; null: nothing was asked yet. */
type Reading = { isFromReplica: Promise<boolean> | null }

const current = new AsyncLocalStorage<Reading>()
const fromPrimary = (): Reading => ({ isFromReplica: Promise.resolve(false) })

/**
 * Reads at length (see at-length.ts) what nobody minds to be some seconds old: from the replica, where DATABASE_REPLICA_URL
 * names one that is no later than DATABASE_REPLICA_LAG_SECONDS, else from the primary. All of `work` is read from one of
 * them. When the replica fails, `work` is done again on the primary: it must only read. Never late is what
 * a transaction reads, and what is kept in memory, of which each change must be known.
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

/** The same for what is read while it is sent: for each piece it is looked anew how late the replica is. */
export const eachMaybeLate = <T>(pieces: AsyncIterable<T>): AsyncGenerator<T> =>
  eachPiece(pieces, (next) => atLength(() => current.run({ isFromReplica: null }, async () => await next())))

/** For what others keep, within or without what may be late. */
export const neverLate = <T>(work: () => Promise<T>): Promise<T> =>
  current.run(fromPrimary(), async () => await work())

/** For whoever lends connections: whether this one may be of the replica, which is asked only then. */
export async function isReadFromReplica(isFit: () => Promise<boolean>): Promise<boolean> {
  const reading = current.getStore()
  if (!reading || isRecorded()) return false
  reading.isFromReplica ??= isFit()
  return reading.isFromReplica
}

/** Whoever has written reads from then on what they wrote. */
export function stayOnPrimary(): void {
  const reading = current.getStore()
  if (reading) reading.isFromReplica = Promise.resolve(false)
}

/** It is away, or what was read stood in the way of what it had to follow (PostgreSQL manual, section 26.4.2). */
function isOfReplica(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DatabaseError && cause.code === '40001') return true
  return isDatabaseOutage(error)
}
