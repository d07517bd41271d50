import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { minutes, seconds } from './clock.ts'
import type { Log } from './log.ts'
import { type HousePool, openPool, type Timeouts } from './postgres/house-pool.ts'
import { insideTransaction, isInsideTransaction } from './postgres/inside-transaction.ts'
import { createLine, type Line } from './postgres/line.ts'
import { stayOnPrimary } from './postgres/may-be-late.ts'
import { openReplica, type Replica, type ReplicaPlace } from './postgres/replica.ts'
import { traced } from './tracing.ts'

/** Either the pool or a transaction: what a single statement needs. */
export type Executor = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

/** Only what `transaction` hands out has this type, so a function can demand to run inside one. */
export type Transaction = Executor & { readonly isTransaction: true }

export type Database = {
  /** For reads and single statements outside of transactions. */
  orm: NodePgDatabase
  pool: HousePool
  /** For the job queue's own statements, so that work and its bookkeeping never wait for each other. */
  jobPool: HousePool
  line: Line
  /** Where what may be late is read (see may-be-late.ts); null where there is none. */
  replica: Replica | null
  /**
   * Runs all or nothing; runs again when PostgreSQL chose it as the victim of a conflict. Inside, everything is asked of
   * what is handed to `work`: asking the pool throws (see inside-transaction.ts).
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Ends every connection; one that is still lent after `timeout` ms is cut. */
  close(timeout?: number): Promise<void>
}

export type DatabaseLimits = {
  /** How many one process opens at most, its line and its job queue's included. */
  connections: number
  /** In ms, as all of these. */
  timeouts: Timeouts
  /** How long one statement of what takes long may take (see at-length.ts). */
  longStatement: number
  /** A database that says nothing for so long is away. */
  silence: number
  /** Where what may be late is read (see may-be-late.ts). */
  replica?: ReplicaPlace | null
}

export const defaultLimits: DatabaseLimits = {
  // Ten processes fit into PostgreSQL's 100, with room for a backup and for whoever looks in.
  connections: 9,
  timeouts: {
    connect: seconds(10),
    statement: seconds(30),
    lock: seconds(10),
    idleInTransaction: seconds(60),
  },
  longStatement: minutes(10),
  silence: seconds(5),
}

const lineConnections = 1
const jobConnections = 2
const longConnections = 1

/** Upkeep of the queue's tables: a few large statements, and nobody waits for them. */
const jobStatementTimeout = minutes(5)

export function openDatabase(connectionString: string, log: Log, limits = defaultLimits): Database {
  const { connections, timeouts, longStatement, silence } = limits
  const line = createLine({
    connectionString,
    log,
    silence,
    connectTimeout: Math.min(timeouts.connect, silence),
  })
  const common = { connectionString, line, log }
  const longTimeouts = { ...timeouts, connect: longStatement, statement: longStatement }
  const replica = limits.replica
    ? openReplica({ ...limits.replica, primary: line, timeouts: longTimeouts, silence, log })
    : null
  // Whoever reads at length waits for the one before, and nobody else waits for them.
  const longPool = openPool({
    ...common,
    name: 'gangway-long',
    max: longConnections,
    timeouts: longTimeouts,
  })
  const max = connections - jobConnections - lineConnections - longConnections
  const pool = openPool({
    ...{ ...common, name: 'gangway', max, timeouts, longPool, replica },
    isOneAtATime: true,
  })
  const jobPool = openPool({
    ...common,
    name: 'gangway-jobs',
    max: jobConnections,
    timeouts: { ...timeouts, statement: jobStatementTimeout },
  })
  return {
    orm: drizzle(pool),
    pool,
    jobPool,
    line,
    replica,
    transaction: (work) => withRetries(() => runAllOrNothing(pool, work)),
    async close(timeout = seconds(5)) {
      const pools = [pool, longPool, jobPool].map((each) => each.leave(timeout))
      await Promise.all([line.stop(), replica?.close(timeout), ...pools])
    },
  }
}

/** Drizzle's own keeps a connection for ever whose `begin` failed, and tells of the `rollback` what the work died of. */
async function runAllOrNothing<T>(
  pool: HousePool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  stayOnPrimary()
  const client = await pool.connect()
  const orm = drizzle(client)
  let isSound = true
  try {
    await orm.execute(sql`begin`)
    const result = await insideTransaction(() => work(marked(orm)))
    await orm.execute(sql`commit`)
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      isSound = false
    })
    throw error
  } finally {
    client.release(!isSound)
  }
}

export class NoAnswer extends Error {
  constructor(name: string) {
    super(`${name} did not answer in time`)
  }
}

/**
 * Wraps every call to an outside service. A database transaction must never wait for somebody else's computer: called
 * inside one, this throws. Nor does anybody else for longer than `longest` ms, an SDK's own repetitions and the body of
 * the answer included; what took effect is not known then.
 */
export async function callOutside<T>(
  name: string,
  longest: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (isInsideTransaction()) throw new Error(`Outside call inside a transaction: ${name}`)
  return traced({ name, kind: 'client', attributes: { 'peer.service': name } }, async () => {
    const signal = AbortSignal.timeout(longest)
    const tooLate = Promise.withResolvers<never>()
    const giveUp = () => tooLate.reject(new NoAnswer(name))
    signal.addEventListener('abort', giveUp)
    try {
      return await Promise.race([call(signal), tooLate.promise])
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  })
}

const marked = (transaction: Executor): Transaction =>
  Object.assign(transaction, { isTransaction: true as const })

const maxAttempts = 4

/**
 * In ms, once to twice as long and doubled each time: a loser that begins again at once may take its rows before the winner
 * has woken, and they wait for each other once more.
 */
const firstPause = 25

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= maxAttempts || !isConflict(error)) throw error
      await pause(firstPause * 2 ** (attempt - 1) * (1 + Math.random()))
    }
  }
}

/** Serialization failure and deadlock: PostgreSQL manual, appendix A, class 40. */
const conflictCodes = new Set(['40001', '40P01'])

export function databaseErrorCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return null
}

/** Another row has what may be there once: PostgreSQL manual, appendix A. */
export const isUniqueViolation = (error: unknown): boolean => databaseErrorCode(error) === '23505'

const isConflict = (error: unknown): boolean => conflictCodes.has(databaseErrorCode(error) ?? '')
