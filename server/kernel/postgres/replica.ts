import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { Log } from '#server/kernel/log.ts'
import { withClient } from './house-client.ts'
import { type LentOfReplica, openPool, type Timeouts } from './house-pool.ts'
import { createLine, type Line } from './line.ts'

/** A streaming replica of the shop's PostgreSQL (PostgreSQL manual, section 26.2). */
export type ReplicaPlace = {
  connectionString: string
  /** In ms. */
  mostLag: number
}

export function replicaOf(
  environment: Pick<Environment, 'DATABASE_REPLICA_URL' | 'DATABASE_REPLICA_LAG_SECONDS'>,
): ReplicaPlace | null {
  const { DATABASE_REPLICA_URL: connectionString, DATABASE_REPLICA_LAG_SECONDS } = environment
  return connectionString ? { connectionString, mostLag: seconds(DATABASE_REPLICA_LAG_SECONDS) } : null
}

/**
 * `lag`: the maximum age, in ms, of data read there; infinite if unknown. `leads`: it accepts writes itself, as after a
 * failover. `strange`: it follows a PostgreSQL other than the shop's, or is a different database there.
 */
export type ReplicaState =
  | { kind: 'follows'; lag: number }
  | { kind: 'away'; cause: unknown }
  | { kind: 'leads' }
  | { kind: 'strange' }

export type Replica = ReplicaPlace &
  LentOfReplica & {
    measure(): Promise<ReplicaState>
    close(timeout: number): Promise<void>
  }

type Options = ReplicaPlace & { primary: Pick<Line, 'ask'>; timeouts: Timeouts; silence: number; log: Log }

/** The most per process, not counting its line. */
const connections = 2

export function openReplica({ connectionString, mostLag, primary, ...rest }: Options): Replica {
  const { log, timeouts, silence } = rest
  const connectTimeout = Math.min(timeouts.connect, silence)
  const line = createLine({ connectionString, log, silence, connectTimeout, name: 'replica' })
  // So that no one waits for a replica that is down: this is already known.
  line.keep()
  const pool = openPool({
    ...{ connectionString, name: 'gangway-replica', max: connections, line, log },
    ...{ timeouts, isReadOnly: true },
  })

  const measure = async (): Promise<ReplicaState> => {
    const [here] = await primary.ask<Here>(standOfPrimary)
    if (!here) throw new Error('The database did not say how far it is')
    const given = [here.lsn, here.now]
    const rows = await line.ask<There>(standOfReplica, given).catch((cause: unknown) => ({ cause }))
    if ('cause' in rows) return { kind: 'away', cause: rows.cause }
    const [there] = rows
    if (there?.identity !== here.identity) return { kind: 'strange' }
    if (!there.follows) return { kind: 'leads' }
    return { kind: 'follows', lag: there.lag === null ? Infinity : Number(there.lag) }
  }
  return {
    ...{ connectionString, mostLag, measure },
    connect: () => pool.connect(),
    async isFit() {
      const state = await measure().catch((cause: unknown) => ({ kind: 'away' as const, cause }))
      return state.kind === 'follows' && state.lag <= mostLag
    },
    async close(timeout) {
      await Promise.all([line.stop(), pool.leave(timeout)])
    },
  }
}

type Here = { lsn: string; now: string; identity: string }
type There = { follows: boolean; lag: string | null; identity: string }

/** Identical on all servers in one replication chain, and only there. */
const identity = `(select system_identifier || ' ' || current_database() from pg_control_system())`

const standOfPrimary = `select pg_current_wal_lsn()::text as lsn, now()::text as now, ${identity} as identity`

/**
 * If it has everything that the primary had written when queried, its lag is 0. Otherwise it has everything up to the
 * last commit it replayed, whose time comes from the primary's clock, as does the time that it is compared with.
 */
const standOfReplica = `
  select pg_is_in_recovery() as follows, ${identity} as identity,
    case when pg_last_wal_replay_lsn() >= $1::pg_lsn then 0
      else extract(epoch from $2::timestamptz - pg_last_xact_replay_timestamp()) * 1000 end as lag`

/**
 * Marks what is committed now. The returned function says whether the replica has all of it, waiting as long as a
 * replica may lag.
 */
export async function markCommitted(
  connectionString: string,
  replica: ReplicaPlace,
): Promise<() => Promise<boolean>> {
  const [here] = await withClient({ connectionString }, async (client) => {
    return (await client.query<Here>(standOfPrimary)).rows
  })
  const hasAll = (): Promise<boolean> =>
    withClient({ connectionString: replica.connectionString }, async (client) => {
      const end = performance.now() + replica.mostLag
      for (;;) {
        const { rows } = await client.query<There>(standOfReplica, [here?.lsn, here?.now])
        const [there] = rows
        if (!there?.follows || there.identity !== here?.identity) return false
        if (Number(there.lag ?? Infinity) === 0) return true
        if (performance.now() >= end) return false
        await wait(lookEvery)
      }
    })
  return () => hasAll().catch(() => false)
}

const lookEvery = 50
