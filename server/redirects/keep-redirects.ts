import { getTableName } from 'drizzle-orm'
import { keyOfPath } from '#domain/shop/old-addresses.ts'
import { neverLate } from '#server/kernel/postgres/may-be-late.ts'
import type { RedirectsDeps } from './deps.ts'
import { redirects } from './tables.ts'

/**
 * All of them in memory, dropped in every process when one changes. Asked only where the shop has nothing at an address:
 * what it costs then is one look at what has changed.
 */
export function keepRedirects({
  database,
  tableChanges,
}: RedirectsDeps): (path: string) => Promise<string | null> {
  let kept: Promise<ReadonlyMap<string, string>> | null = null
  const forget = (): void => {
    kept = null
  }
  tableChanges.follow([getTableName(redirects)], forget)

  async function load(): Promise<ReadonlyMap<string, string>> {
    const { fromPath, toPath } = redirects
    const rows = await database.orm.select({ fromPath, toPath }).from(redirects)
    return new Map(rows.map((row) => [row.fromPath, row.toPath]))
  }

  return async (path) => {
    const key = keyOfPath(path)
    if (key === null) return null
    await tableChanges.look()
    kept ??= neverLate(load).catch((error) => {
      forget()
      throw error
    })
    return (await kept).get(key) ?? null
  }
}
