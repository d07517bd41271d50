import { or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { toPostgresPattern } from '#domain/search-words.ts'
import { printProducts } from './tables.ts'

/**
 * Conditions that a product has every word of a search (`searchPatterns`) in its title, description or tags, or in one
 * of `others`.
 */
export const hasWords = (patterns: readonly string[], ...others: PgColumn[]): (SQL | undefined)[] =>
  patterns.map((pattern) =>
    or(
      ...[printProducts.searchText, ...others].map(
        (column) => sql`${column} ~* ${toPostgresPattern(pattern)}`,
      ),
    ),
  )
