import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/** What rows come by, and its type in PostgreSQL; never null, for nothing comes after null. */
export type SortKey = { by: SQL | PgColumn; type: 'text' | 'timestamptz' | 'integer' | 'bigint' }

/** The place of a state among all that there are: rows come by it, and not by its letters. Written out, as an index needs it. */
export const placeAmong = (states: readonly string[], state: SQLWrapper): SQL =>
  sql`array_position(${sql.raw(`array[${states.map((one) => `'${one}'`)}]`)}, ${state})`

/** Behind which row a page starts: that row's key as PostgreSQL writes it, and its id. */
export const placeSchema = z.object({ key: z.string().max(400), id: z.uuid() })
export type Place = z.output<typeof placeSchema>

export type Sorted = {
  orderBy: [SQL, SQL]
  /** Undefined for the first page. */
  isBehind: SQL | undefined
  /** To be selected with each row. */
  key: SQL<string>
}

/**
 * A page by its keyset: it starts behind the last row shown, so that nothing is skipped or shown twice when rows come
 * in between, and page 1,000 costs what page 1 does. `id` decides between equal keys.
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
    // What nobody was sent begins at the first page. The key alone is asked, too: where it is of another table than the id, no
    // index begins in the middle of a pair.
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
