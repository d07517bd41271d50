import type { TestDatabase } from '#tests/harness/database.ts'
import { until } from '#tests/harness/until.ts'

/** Locks a table, so that anything that needs it stops midway until the lock is released. */
export async function holdTable({ pool }: Pick<TestDatabase, 'pool'>, table: string) {
  const client = await pool.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  const waits = `select 1 from pg_locks where relation = '${table}'::regclass and not granted`
  return {
    isWaitedFor: () => until(async () => (await pool.query(waits)).rowCount !== 0),
    async letGo() {
      await client.query('rollback')
      client.release()
    },
  }
}
