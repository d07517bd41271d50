import { and, desc, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { SignupFilters, SignupState } from '#domain/content/signup-filters.ts'
import type { SignupColumn } from '#domain/lists/lists.ts'
import type { Database } from '#server/kernel/database.ts'
import { anyContains } from '#server/kernel/list/contains.ts'
import {
  countUpTo,
  findPage,
  inOrder,
  type ListSource,
  type PageWish,
} from '#server/kernel/list/find-page.ts'
import type { Place } from '#server/kernel/list/sorted-page.ts'
import { mayBeLate } from '#server/kernel/postgres/may-be-late.ts'
import { toCsv } from '#server/kernel/text/csv.ts'
import { membershipState } from './membership.ts'
import { newsletterSignups } from './tables.ts'

/** An address that someone entered for the newsletter. */
export type SignupRow = { id: string; email: string; createdAt: Date; state: SignupState }

export type SignupWish = PageWish<SignupColumn> & { filters: SignupFilters }

const { id, email, createdAt, confirmedAt, unsubscribedAt } = newsletterSignups

const isIn: Record<SignupState, SQL | undefined> = {
  subscribed: and(isNotNull(confirmedAt), isNull(unsubscribedAt)),
  waiting: and(isNull(confirmedAt), isNull(unsubscribedAt)),
  unsubscribed: isNotNull(unsubscribedAt),
}

const source: ListSource<SignupColumn> = {
  table: newsletterSignups,
  id,
  sortKeys: {
    email: { by: sql`lower(${email})`, type: 'text' },
    date: { by: createdAt, type: 'timestamptz' },
    state: {
      by: sql`(case when ${unsubscribedAt} is not null then 2 when ${confirmedAt} is null then 1 else 0 end)`,
      type: 'integer',
    },
  },
}

/** The search text matches any part of an address. */
const whereOf = ({ search, state }: SignupFilters): SQL | undefined =>
  and(anyContains([email], search), state && isIn[state])

export async function listSignups(
  { database: { orm } }: { database: Database },
  { filters, ...page }: SignupWish,
): Promise<{ rows: SignupRow[]; next: Place | null }> {
  const { ids, next } = await findPage(orm, source, whereOf(filters), page)
  const rows = await orm.select().from(newsletterSignups).where(inArray(id, ids))
  return {
    rows: inOrder(ids, rows).map((row) => ({
      ...{ id: row.id, email: row.email, createdAt: row.createdAt },
      state: membershipState(row),
    })),
    next,
  }
}

export const countSignups = (
  { database: { orm } }: { database: Database },
  filters: SignupFilters,
): Promise<number> => countUpTo(orm, source, whereOf(filters))

/** How many people campaigns reach. */
export const countSubscribed = ({ database: { orm } }: { database: Database }): Promise<number> =>
  orm.$count(newsletterSignups, isIn.subscribed)

/** Everyone who may be emailed, newest first, as CSV. */
export async function exportSignups({ database: { orm } }: { database: Database }): Promise<string> {
  const all = orm.select().from(newsletterSignups).where(isIn.subscribed).orderBy(desc(createdAt), desc(id))
  const rows = await mayBeLate(() => all.execute())
  return toCsv(
    ['Email', 'Signup Date'],
    rows.map((row) => [row.email, row.createdAt.toISOString()]),
  )
}
