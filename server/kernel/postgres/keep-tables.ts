import { neverLate } from './may-be-late.ts'
import { noteTables } from './reads.ts'
import type { TableChanges } from './table-changes.ts'

/** A value built from one table only. */
type Part = { table: string; load(): Promise<unknown> }

type Loaded<Parts extends Record<string, Part>> = {
  [Name in keyof Parts]: Awaited<ReturnType<Parts[Name]['load']>>
}

/**
 * Caches values built from these tables: each part is reloaded once its table has changed, in any process. Everything
 * committed before the call is seen, with a single check for all parts and all concurrent callers.
 *
 * @throws Error if changes to a table are not tracked (server/kernel/triggers.sql)
 */
export function keepTables<Parts extends Record<string, Part>>(
  { look, follow, isFollowed }: Pick<TableChanges, 'look' | 'follow' | 'isFollowed'>,
  parts: Parts,
): () => Promise<Loaded<Parts>> {
  const kept = new Map<Part, Promise<unknown>>()
  const all = Object.entries<Part>(parts)
  for (const [, part] of all) follow([part.table], () => kept.delete(part))

  function read(part: Part): Promise<unknown> {
    if (!isFollowed(part.table)) throw new Error(`Nobody notes when ${part.table} changes`)
    const reading = kept.get(part) ?? neverLate(part.load)
    kept.set(part, reading)
    reading.catch(() => kept.get(part) === reading && kept.delete(part))
    return reading
  }

  return async () => {
    noteTables(...all.map(([, { table }]) => table))
    await look()
    const loaded = await Promise.all(all.map(async ([name, part]) => [name, await read(part)]))
    return Object.fromEntries(loaded)
  }
}
