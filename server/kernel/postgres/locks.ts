import { setTimeout as wait } from 'node:timers/promises'
import type { Line } from './line.ts'

/** Never fails: a lock that the database wasn't told about is released together with the connection. */
export type Release = () => Promise<void>

export type LockOptions = {
  /** Gives up waiting. */
  signal: AbortSignal
  timeoutMilliseconds: number
  /**
   * Called when someone else, in this or another process, is waiting for the lock; or it was lost with the connection.
   */
  onWanted(): void
}

/** Locks across all processes of the shop, for work that takes longer than a transaction may. */
export type Locks = {
  /** Null if it did not become free in time. @throws DatabaseOutage */
  acquire(key: string, options: LockOptions): Promise<Release | null>
}

const channel = 'gangway_lock_wanted'
const lookEvery = 100

/**
 * Session-level advisory locks on the process's line (PostgreSQL manual, section 13.3.5): a process that dies releases
 * all of them. PostgreSQL grants a session its own locks again, so the order within the process is tracked here.
 */
export function createLocks(line: Line): Locks {
  const held = new Map<string, () => void>()
  let listening: Promise<unknown> | null = null

  line.onLost(() => {
    const lost = [...held.values()]
    held.clear()
    for (const letGo of lost) letGo()
  })

  const hearOfWaiting = (): Promise<unknown> => {
    listening ??= line
      .listen(channel, (key) => held.get(key)?.())
      .catch((error) => {
        listening = null
        throw error
      })
    return listening
  }

  const attempt = async (key: string, onWanted: () => void): Promise<boolean> => {
    const holder = held.get(key)
    if (holder) {
      holder()
      return false
    }
    held.set(key, onWanted)
    try {
      const [row] = await line.ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as ok', [key])
      if (row?.ok) return true
      forget(key, onWanted)
      await line.ask('select pg_notify($1, $2)', [channel, key])
      return false
    } catch (error) {
      forget(key, onWanted)
      throw error
    }
  }

  /** After a loss, someone else may hold it by now. */
  const forget = (key: string, onWanted: () => void): boolean =>
    held.get(key) === onWanted && held.delete(key)

  return {
    async acquire(key, { signal, timeoutMilliseconds, onWanted }) {
      await hearOfWaiting()
      const own = (): void => onWanted()
      const giveUpAt = performance.now() + timeoutMilliseconds
      while (!signal.aborted) {
        if (await attempt(key, own))
          return async () => {
            if (!forget(key, own)) return
            await line.ask('select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch(() => {})
          }
        if (performance.now() >= giveUpAt) return null
        await wait(lookEvery, undefined, { signal }).catch(() => {})
      }
      return null
    },
  }
}
