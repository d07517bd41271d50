import { seconds } from '#server/kernel/clock.ts'
import type { DatabaseLimits } from '#server/kernel/database.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { replicaOf } from './replica.ts'

/** The database's connection limits from the settings. */
export const databaseLimits = (environment: Environment): DatabaseLimits => ({
  connections: environment.DATABASE_CONNECTIONS,
  timeouts: {
    connect: seconds(environment.DATABASE_CONNECT_SECONDS),
    statement: seconds(environment.DATABASE_STATEMENT_SECONDS),
    lock: seconds(environment.DATABASE_LOCK_SECONDS),
    idleInTransaction: seconds(environment.DATABASE_IDLE_SECONDS),
  },
  longStatement: seconds(environment.DATABASE_LONG_STATEMENT_SECONDS),
  silence: seconds(environment.DATABASE_SILENCE_SECONDS),
  replica: replicaOf(environment),
})
