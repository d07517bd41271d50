import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Escaped as part of a `like` pattern: what people type is plain text, and nothing stored contains a NUL. */
export const asText = (text: string): string =>
  text.replaceAll('\0', '').replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** The pattern for values that contain this text. */
export const containing = (text: string): string => `%${asText(text)}%`

/** One of the columns contains this text, ignoring case; no condition if the text is empty. */
export const anyContains = (
  columns: readonly (PgColumn | SQL)[],
  text: string | undefined,
): SQL | undefined => (text ? or(...columns.map((column) => ilike(column, containing(text)))) : undefined)
