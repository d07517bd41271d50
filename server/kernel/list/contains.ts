import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** As a part of a pattern of `like`: what people type is text, and nothing stored holds a NUL. */
export const asText = (text: string): string =>
  text.replaceAll('\0', '').replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** The pattern of what has this text in it. */
export const containing = (text: string): string => `%${asText(text)}%`

/** One of the columns has this text in it, in capitals or not; no condition where nothing is looked for. */
export const anyContains = (
  columns: readonly (PgColumn | SQL)[],
  text: string | undefined,
): SQL | undefined => (text ? or(...columns.map((column) => ilike(column, containing(text)))) : undefined)
