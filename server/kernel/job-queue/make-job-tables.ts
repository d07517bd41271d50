import { getConstructionPlans } from 'pg-boss'
import type { HouseClient } from '#server/kernel/postgres/house-client.ts'
import { dropQueueKey } from './keep-queues.ts'

/** Creates the queue's tables in a database that has none. Returns the version of the tables. */
export async function makeJobTables(client: Pick<HouseClient, 'query'>): Promise<number> {
  const { rows } = await client.query(`select to_regclass('pgboss.version') is not null as exists`)
  if (!rows[0].exists) {
    await client.query(getConstructionPlans('pgboss'))
    await dropQueueKey((text, values) => client.query(text, values))
  }
  return (await client.query('select version from pgboss.version')).rows[0].version
}
