import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestShop } from '#tests/harness/shop.ts'

/** What the shop keeps: name of a table or file → its rows' count and hash, or its size. */
export type Snapshot = Record<string, string>

/** Counted attempts are no change, and neither is when a session was last used. */
const ignoredTables = new Set(['rate_limits', 'migrations'])
const ignoredColumns: Record<string, string> = { sessions: 'last_used_at' }

/** Every table of the shop's own and of its job queue (so every mail that waits), and every stored file. */
export async function takeSnapshot(shop: TestShop): Promise<Snapshot> {
  const { pool } = shop.database
  const { rows: names } = await pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const parts = names
    .map(({ table_name: name }) => name)
    .filter((name) => !ignoredTables.has(name))
    .map((name) => fingerprintOf(name, `"${name}"`, ignoredColumns[name]))
  parts.push(fingerprintOf('jobs', '(select id, name, data from pgboss.job)'))
  const { rows } = await pool.query<{ name: string; mark: string }>(parts.join(' union all '))
  return {
    ...Object.fromEntries(rows.map(({ name, mark }) => [name, mark])),
    ...(await filesIn(shop.environment.DATA_DIR)),
  }
}

function fingerprintOf(name: string, source: string, ignored = ''): string {
  const row = `(to_jsonb(kept) - '${ignored}')::text`
  return `select '${name}' as name,
    count(*) || ' rows ' || coalesce(sum(hashtextextended(${row}, 0)), 0) as mark from ${source} as kept`
}

async function filesIn(folder: string): Promise<Snapshot> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const sizes = await Promise.all(
    files.map(async (path) => [path, `${(await stat(path)).size} bytes`] as const),
  )
  return Object.fromEntries(sizes)
}
