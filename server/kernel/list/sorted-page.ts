import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/** What rows are sorted by, and its PostgreSQL type; never null, since nothing compares as after null. */
export type SortKey = { by: SQL | PgColumn; type: 'text' | 'timestamptz' | 'integer' | 'bigint' }

/**
 * The position of a state in the list of states: rows are sorted by it rather than alphabetically. Written as a
 * literal, as an index requires.
 */
export const placeAmong = (states: readonly string[], state: SQLWrapper): SQL =>
  sql`array_position(${sql.raw(`array[${states.map((one) => `'${one}'`)}]`)}, ${state})`

/** The row after which a page starts: its key as PostgreSQL writes it, and its id. */
export const placeSchema = z.object({ key: z.string().max(400), id: z.uuid() })
export type Place = z.output<typeof placeSchema>

export type Sorted = {
  orderBy: [SQL, SQL]
  /** Undefined for the first page. */
  isBehind: SQL | undefined
  /** Must be selected with each row. */
  key: SQL<string>
}

/**
 * A keyset page: it starts after the last row shown, so that nothing is skipped or shown twice when rows are added in
 * between, and page 1,000 costs the same as page 1. `id` breaks ties between equal keys.
 */
export function sortedPage(
  { by, type }: SortKey,
  id: PgColumn,
  isDescending: boolean,
  after: Place | undefined,
): Sorted {
  const direction = isDescending ? desc : asc
  const than = sql.raw(isDescending ? '<' : '>')
  const isPlace = after !== undefined && isKey[type](after.key)
  return {
    orderBy: [direction(by), direction(id)],
    // A place that we never handed out starts at the first page. The key is also compared on its own: if it is in a
    // different table than the id, no index can start in the middle of a pair.
    isBehind: isPlace
      ? sql`${by} ${than}= ${after.key}::${sql.raw(type)} and (${by}, ${id}) ${than} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`
      : undefined,
    key: sql<string>`${by}::text`,
  }
}

const isKey: Record<SortKey['type'], (key: string) => boolean> = {
  text: (key) => !key.includes('\0'),
  timestamptz: (key) =>
    /^-?infinity$/.test(key) ||
    (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(key) &&
      !Number.isNaN(Date.parse(`${key.slice(0, 19).replace(' ', 'T')}Z`))),
  integer: (key) => /^-?\d{1,9}$/.test(key),
  bigint: (key) => /^-?\d{1,18}$/.test(key),
}
