import { getTableName } from 'drizzle-orm'
import { keyOfPath } from '#domain/shop/old-addresses.ts'
import { keepTables } from '#server/kernel/postgres/keep-tables.ts'
import type { RedirectsDeps } from './deps.ts'
import { redirects } from './tables.ts'

/** Called only when the shop has nothing at a URL: the cost is then one check for changes. */
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
