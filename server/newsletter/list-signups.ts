import { and, desc, eq, ilike, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { atLength } from '#server/kernel/postgres/at-length.ts'
import { toCsv } from '#server/kernel/text/csv.ts'
import { type Membership, membershipState } from './membership.ts'
import { newsletterSignups } from './tables.ts'

export type SignupSearch = { search?: string; before?: string }

export type SignupPage = {
  signups: { id: string; email: string; createdAt: string; state: Membership['state'] }[]
  /** How many are subscribed, whatever is searched for. */
  total: number
  /** How many have not said yes, and how many have left. */
  waiting: number
  unsubscribed: number
  /** Send as `before` for the following page; null on the last. */
  next: string | null
}

const pageSize = 50
const { id, email, createdAt, confirmedAt, unsubscribedAt } = newsletterSignups
const isSubscribed = and(isNotNull(confirmedAt), isNull(unsubscribedAt))

/** Newest first, found by a part of the address. */
export async function listSignups(
  { orm }: Database,
  { search = '', before }: SignupSearch,
): Promise<SignupPage> {
  const cursor = readCursor(before)
  const rows = await orm
    .select()
    .from(newsletterSignups)
    .where(
      and(
        search ? ilike(email, `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`) : undefined,
        cursor ? or(lt(createdAt, cursor.at), and(eq(createdAt, cursor.at), lt(id, cursor.id))) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    signups: shown.map((row) => ({
      id: row.id,
      email: row.email,
      createdAt: row.createdAt.toISOString(),
      state: membershipState(row),
    })),
    total: await orm.$count(newsletterSignups, isSubscribed),
    waiting: await orm.$count(newsletterSignups, and(isNull(confirmedAt), isNull(unsubscribedAt))),
    unsubscribed: await orm.$count(newsletterSignups, isNotNull(unsubscribedAt)),
    next: rows.length > pageSize && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  }
}

/** Everybody who may be written to, newest first, as CSV. */
export async function exportSignups({ orm }: Database): Promise<string> {
  const all = orm.select().from(newsletterSignups).where(isSubscribed).orderBy(desc(createdAt), desc(id))
  const rows = await atLength(() => all.execute())
  return toCsv(
    ['Email', 'Signup Date'],
    rows.map((row) => [row.email, row.createdAt.toISOString()]),
  )
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(text: string | undefined): { at: Date; id: string } | null {
  const [moment = '', lastId = ''] = (text ?? '').split('_')
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(lastId) ? null : { at, id: lastId }
}
