import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Log } from './log.ts'

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
  pool: Pool
  /** Runs all or nothing; runs again when PostgreSQL chose it as the victim of a conflict. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function openDatabase(connectionString: string, log: Log, maxConnections = 16): Database {
  const pool = new Pool({ connectionString, max: maxConnections, application_name: 'gangway' })
  let isClosing = false
  // While closing, the server may end a connection before our own farewell has reached it.
  pool.on('error', ({ message }) => {
    if (!isClosing) log.error({ error: message }, 'an idle database connection failed')
  })
  const orm = drizzle(pool)
  return {
    orm,
    pool,
    transaction: (work) =>
      withRetries(() => insideTransaction.run(true, () => orm.transaction((tx) => work(marked(tx))))),
    close() {
      isClosing = true
      return pool.end()
    },
  }
}

/**
 * Wraps every call to an outside service. A database transaction must never wait for somebody else's
 * computer: called inside one, this throws.
 */
export async function callOutside<T>(name: string, call: () => Promise<T>): Promise<T> {
  if (insideTransaction.getStore()) throw new Error(`Outside call inside a transaction: ${name}`)
  return call()
}

const insideTransaction = new AsyncLocalStorage<true>()

const marked = (transaction: Executor): Transaction =>
  Object.assign(transaction, { isTransaction: true as const })

const maxAttempts = 4

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= maxAttempts || !isConflict(error)) throw error
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

const isConflict = (error: unknown): boolean => conflictCodes.has(databaseErrorCode(error) ?? '')
