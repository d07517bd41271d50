import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { composeShop } from '#server/compose.ts'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'
import { migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { takeQuickFolder } from '#tests/harness/processes/quick-folder.ts'
import { templateName } from './databases/template-name.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the temporary cluster, with its template database. */
    clusterUrl: string
  }
}

let cluster: Awaited<ReturnType<typeof startEmbeddedPostgres>> | null = null
let removeFolder = async () => {}

/** One temporary PostgreSQL for the whole run, with one migrated template that tests copy. */
export async function startCluster(project: TestProject): Promise<void> {
  removeFolder = await takeQuickFolder()
  cluster = await startEmbeddedPostgres({ throwAway: true, log: () => {} })
  const admin = new Client({ connectionString: cluster.connectionString('postgres') })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const connectionString = cluster.connectionString(templateName)
  await migrateDatabase(connectionString)
  await prepareTemplate(connectionString)
  project.provide('clusterUrl', cluster.connectionString('postgres'))
}

/**
 * The template includes queues and seed values, so that no test waits for them; each shop creates a signing key under
 * its own secrets key.
 */
async function prepareTemplate(connectionString: string): Promise<void> {
  const reading = readEnvironment({ SECRETS_KEY: randomBytes(32).toString('base64') })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const shop = composeShop({ environment: reading.environment, connectionString, log: silentLog() })
  await shop.prepare()
  await shop.database.pool.query('delete from signing_keys')
  await shop.stop()
}

export async function stopCluster(): Promise<void> {
  await cluster?.stop()
  await removeFolder()
}
