import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  type Database,
  type DatabaseLimits,
  type Executor,
  openDatabase,
  type Transaction,
} from '#server/kernel/database.ts'
import type { Log } from '#server/kernel/log.ts'
import { type HouseClient, openClient } from './house-client.ts'

export type StepwiseDatabase = Database & {
  /** Everything that any capability writes during `work` is there afterwards, or, if killed midway, none of it. */
  step(work: () => Promise<void>): Promise<void>
  /** Waits until no other process holds this lock, and keeps it until this one closes or dies. */
  lock(key: string): Promise<void>
}

/**
 * A database for a single process working step by step: everything uses one connection, on which a step is one
 * transaction and each capability's transaction within it is a savepoint. Files and emails are not part of it.
 */
export async function openStepwiseDatabase(
  connectionString: string,
  log: Log,
  limits: DatabaseLimits,
): Promise<StepwiseDatabase> {
  const database = openDatabase(connectionString, log, limits)
  const client = openClient({ connectionString, name: 'gangway-steps' })
  await client.connect()
  const outside = drizzle(oneQuestionAtATime(client))
  let current: NodePgDatabase = outside
  const orm = new Proxy(outside, {
    get(_, name) {
      const member: unknown = Reflect.get(current, name)
      return typeof member === 'function' ? member.bind(current) : member
    },
  })
  return {
    ...database,
    orm,
    transaction: (work) => current.transaction((tx) => work(marked(tx))),
    step: (work) =>
      outside.transaction(async (tx) => {
        current = tx
        try {
          await work()
        } finally {
          current = outside
        }
      }),
    async lock(key) {
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [key])
    },
    async close(timeout) {
      await Promise.all([client.leave(), database.close(timeout)])
    },
  }
}

const marked = (transaction: Executor): Transaction =>
  Object.assign(transaction, { isTransaction: true as const })

/** Capabilities query several things concurrently; a connection can only handle one at a time. */
function oneQuestionAtATime(client: HouseClient): HouseClient {
  let previous: Promise<unknown> = Promise.resolve()
  const query = client.query.bind(client) as (...question: unknown[]) => Promise<unknown>
  const inTurn = (...question: unknown[]): Promise<unknown> => {
    const answer = previous.then(() => query(...question))
    previous = answer.catch(() => {})
    return answer
  }
  return Object.assign(Object.create(client), { query: inTurn })
}
