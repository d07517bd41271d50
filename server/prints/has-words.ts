import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { printProducts } from './tables.ts'

const mostWords = 8

/** That a product has every word of a search in its title, description or tags, or in one of `others`. */
export const hasWords = (text: string | undefined, ...others: PgColumn[]): (SQL | undefined)[] =>
  (text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(...[printProducts.searchText, ...others].map((column) => ilike(column, pattern)))
    })
