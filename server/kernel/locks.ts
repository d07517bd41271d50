import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from './log.ts'

export type Release = () => Promise<void>

export type LockOptions = {
  /** Gives up waiting. */
  signal: AbortSignal
  patienceMilliseconds: number
  /** Somebody else, here or in another process, waits for what is held. */
  onWanted(): void
}

/** Locks that hold across all processes of the shop, for work that is longer than a transaction may be. */
export type Locks = {
  /** Null when it was not free in time. */
  acquire(key: string, options: LockOptions): Promise<Release | null>
  stop(): Promise<void>
}

const channel = 'gangway_lock_wanted'
const lookEvery = 100

/**
 * Session-level advisory locks on one connection of the process (PostgreSQL manual, section 13.3.5): a process that
 * dies lets go of all of them. PostgreSQL grants a session its own locks again, so who is first within the process is
 * kept here.
 */
export function createLocks(connectionString: string, log: Log): Locks {
  const held = new Map<string, () => void>()
  let connection: Promise<Client> | null = null
  /** One question at a time: a connection has no more than one. */
  let previous: Promise<unknown> = Promise.resolve()

  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString, application_name: 'gangway-locks' })
    client.on('notification', ({ payload }) => held.get(payload ?? '')?.())
    client.on('error', (error) => log.warn({ error: error.message }, 'lock connection failed'))
    client.on('end', () => {
      connection = null
    })
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  }
  const ask = async <Row extends object>(text: string, values: string[]): Promise<Row | undefined> => {
    connection ??= connect().catch((error) => {
      connection = null
      throw error
    })
    const client = await connection
    const answer = previous.then(() => client.query<Row>(text, values))
    previous = answer.catch(() => {})
    return (await answer).rows[0]
  }

  const attempt = async (key: string, onWanted: () => void): Promise<boolean> => {
    const holder = held.get(key)
    if (holder) {
      holder()
      return false
    }
    held.set(key, onWanted)
    try {
      const row = await ask<{ ok: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as ok', [
        key,
      ])
      if (row?.ok) return true
      held.delete(key)
      await ask('select pg_notify($1, $2)', [channel, key])
      return false
    } catch (error) {
      held.delete(key)
      throw error
    }
  }

  return {
    async acquire(key, { signal, patienceMilliseconds, onWanted }) {
      const giveUpAt = performance.now() + patienceMilliseconds
      while (!signal.aborted && performance.now() < giveUpAt) {
        if (await attempt(key, onWanted))
          return async () => {
            await ask('select pg_advisory_unlock(hashtextextended($1, 0))', [key])
            held.delete(key)
          }
        await wait(lookEvery, undefined, { signal }).catch(() => {})
      }
      return null
    },
    async stop() {
      await (await connection?.catch(() => null))?.end()
    },
  }
}
