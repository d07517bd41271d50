import { and, ilike, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { anyContains, asText, containing } from '#server/kernel/list/contains.ts'

export const readWords = (text: string): string[] =>
  text.replaceAll('\0', '').trim().split(/\s+/).filter(Boolean).slice(0, 8)

/**
 * Every word appears somewhere in a text that has a space before each of its words. One or two characters match only
 * the start of a word: a trigram index knows nothing shorter.
 */
export const saysAll = (text: PgColumn | SQL, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => ilike(text, word.length < 3 ? `% ${asText(word)}%` : containing(word))))

/** The same for several columns together. */
export const sayAll = (columns: readonly PgColumn[], words: readonly string[]): SQL | undefined =>
  saysAll(sql`' ' || concat_ws(' ', ${sql.join([...columns], sql`, `)})`, words)

/** Every word appears in one of the columns: a query that trigram indexes on each of them can answer. */
export const standInAny = (columns: readonly PgColumn[], words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => anyContains(columns, word)))
