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

/** Either the pool or a transaction: all that a single statement needs. */
export type Executor = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$count'
  | '$with'
  | 'with'
>

/** Only values handed out by `transaction` have this type, so a function can require running inside one. */
export type Transaction = Executor & { readonly isTransaction: true }

export type Database = {
  /** For reads and single statements outside transactions. */
  orm: NodePgDatabase
  pool: HousePool
  /** For the job queue's own statements, so that work and its bookkeeping never wait for each other. */
  jobPool: HousePool
  line: Line
  /** For reads that may lag (see may-be-late.ts); null if there is no replica. */
  replica: Replica | null
  /**
   * Runs all or nothing; retries if PostgreSQL chose it as the victim of a conflict. All queries inside must go through
   * what is passed to `work`: using the pool throws (see inside-transaction.ts).
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Closes every connection; one still checked out after `timeout` ms is cut. */
  close(timeout?: number): Promise<void>
}

export type DatabaseLimits = {
  /** The most connections that one process opens, including its line and its job queue's. */
  connections: number
  /** In ms, like all of these. */
  timeouts: Timeouts
  /** Timeout of one statement in long-running work (see at-length.ts). */
  longStatement: number
  /** A database that is silent for this long counts as down. */
  silence: number
  /** For reads that may lag (see may-be-late.ts). */
  replica?: ReplicaPlace | null
}

export const defaultLimits: DatabaseLimits = {
  // Ten processes fit into PostgreSQL's 100, leaving space for a backup and an administrator.
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

/** Queue maintenance: a few large statements that no one waits for. */
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
  // Long reads wait for one another, and no one else waits for them.
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

/**
 * Drizzle's own keeps a connection forever when its `begin` failed, and reports a failed `rollback` instead of the
 * original error.
 */
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
 * Wraps every call to an outside service. A database transaction must never wait for another company's computer: called
 * inside one, this throws. No caller waits longer than `longest` ms, including an SDK's own retries and the response
 * body; after a timeout it is unknown what took effect.
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
 * In ms, randomized up to double and doubled each time: a loser that retries immediately may take its rows before the
 * winner has woken up, and they conflict again.
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

/** Another row already has a value that must be unique: PostgreSQL manual, appendix A. */
export const isUniqueViolation = (error: unknown): boolean => databaseErrorCode(error) === '23505'

const isConflict = (error: unknown): boolean => conflictCodes.has(databaseErrorCode(error) ?? '')
