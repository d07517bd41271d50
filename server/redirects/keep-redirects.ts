import { getTableName } from 'drizzle-orm'
import { keyOfPath } from '#domain/shop/old-addresses.ts'
import { keepTables } from '#server/kernel/postgres/keep-tables.ts'
import type { RedirectsDeps } from './deps.ts'
import { redirects } from './tables.ts'

/** Asked only where the shop has nothing at an address: what it costs then is one look at what has changed. */
export function keepRedirects({
  database,
  tableChanges,
}: RedirectsDeps): (path: string) => Promise<string | null> {
  async function load(): Promise<ReadonlyMap<string, string>> {
    const { fromPath, toPath } = redirects
    const rows = await database.orm.select({ fromPath, toPath }).from(redirects)
    return new Map(rows.map((row) => [row.fromPath, row.toPath]))
  }
  const read = keepTables(tableChanges, { byPath: { table: getTableName(redirects), load } })
  return async (path) => {
    const key = keyOfPath(path)
    return key === null ? null : ((await read()).byPath.get(key) ?? null)
  }
}
