import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { migrateDatabase } from '#server/kernel/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the throw-away cluster, with its template database. */
    clusterUrl: string
  }
}

export const templateName = 'gangway_template'

let cluster: Awaited<ReturnType<typeof startEmbeddedPostgres>> | null = null

/** One throw-away PostgreSQL for the whole run, with one migrated template that tests copy. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await startEmbeddedPostgres({ throwAway: true, log: () => {} })
  const admin = new Client({ connectionString: cluster.connectionString('postgres') })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  await migrateDatabase(cluster.connectionString(templateName))
  project.provide('clusterUrl', cluster.connectionString('postgres'))
}

export async function teardown(): Promise<void> {
  await cluster?.stop()
}
