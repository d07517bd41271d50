import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { quoteSubject } from '#domain/orders/bulk-quote-words.ts'
import { blogArticles } from '#server/blog/tables.ts'
import { discounts } from '#server/discounts/tables.ts'
import { listings } from '#server/listings/tables.ts'
import { profiles } from '#server/people/tables.ts'
import { printProducts } from '#server/prints/tables.ts'
import { bulkQuotes } from '#server/quotes/tables.ts'
import { customerFigures } from '../tables.ts'
import type { Finder, Found } from './found.ts'
import { sayAll, saysAll, standInAny } from './words.ts'

const found = (kind: Found['kind'], row: Pick<Found, 'id' | 'title' | 'note'>): Found => ({
  ...{ kind, status: null, foundIn: null },
  ...row,
})

/** People with an account, also found by the company of their orders; the most recent buyers come first. */
export const findCustomers: Finder = async (executor, words, most) => {
  const { customerId, lastOrderAt, words: said } = customerFigures
  const { fullName, email } = profiles
  const rows = await executor
    .select({ id: customerId, title: fullName, note: email })
    .from(customerFigures)
    .innerJoin(profiles, eq(profiles.userId, customerId))
    .where(saysAll(said, words))
    .orderBy(desc(lastOrderAt), desc(customerId))
    .limit(most)
  return rows.map((row) => found('customer', row))
}

export const findQuotes: Finder = async (executor, words, most) => {
  const { id, name, email, phone, product, quantity, createdAt } = bulkQuotes
  const rows = await executor
    .select({ id, name, email, product, quantity })
    .from(bulkQuotes)
    .where(sayAll([name, email, phone, product], words))
    .orderBy(desc(createdAt), desc(id))
    .limit(most)
  return rows.map((row) =>
    found('quote', { id: row.id, title: row.name, note: `${quoteSubject(row)} · ${row.email}` }),
  )
}

/** The newest that contain every word in title or category. */
export const findPrints: Finder = async (executor, words, most) => {
  const { id, title, category, searchText, createdAt } = printProducts
  const rows = await executor
    .select({ id, title, note: category })
    .from(printProducts)
    // One index covers title, description and tags together; a match in title or category is also a match in these.
    .where(and(standInAny([searchText, category], words), sayAll([title, category], words)))
    .orderBy(desc(createdAt), desc(id))
    .limit(most)
  return rows.map((row) => found('print', row))
}

export const findListings: Finder = async (executor, words, most) => {
  const { id, title, kind, category, archivedAt } = listings
  const rows = await executor
    .select({ id, title, kind, note: category })
    .from(listings)
    .where(and(sayAll([title, category], words), isNull(archivedAt)))
    .orderBy(asc(title), asc(id))
    .limit(most)
  return rows.map(({ kind: of, ...row }) => found(`${of}_listing`, row))
}

export const findArticles: Finder = async (executor, words, most) => {
  const { id, title, category, status, updatedAt } = blogArticles
  const rows = await executor
    .select({ id, title, note: category, status })
    .from(blogArticles)
    .where(sayAll([title, category], words))
    .orderBy(desc(updatedAt), desc(id))
    .limit(most)
  return rows.map(({ status: of, ...row }) => ({ ...found('article', row), status: of }))
}

export const findDiscounts: Finder = async (executor, words, most) => {
  const { id, code, name } = discounts
  const rows = await executor
    .select({ id, code, name })
    .from(discounts)
    .where(sayAll([code, name], words))
    .orderBy(asc(name), asc(id))
    .limit(most)
  return rows.map((row) =>
    found('discount', {
      id: row.id,
      title: row.code ?? row.name,
      note: row.code ? row.name : 'Automatic promotion',
    }),
  )
}
