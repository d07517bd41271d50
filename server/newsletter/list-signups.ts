import { and, desc, eq, ilike, lt, or } from 'drizzle-orm'
import { type Actor, isStaffActor } from '#server/kernel/actor.ts'
import { toCsv } from '#server/kernel/csv.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { newsletterSignups } from './tables.ts'

export type SignupPage = {
  signups: { id: string; email: string; createdAt: string }[]
  /** How many there are, whatever is searched for. */
  total: number
  /** Send as `before` for the following page; null on the last. */
  next: string | null
}

const pageSize = 50

/** Newest first, found by a part of the address. @throws AppError for anybody who is not staff. */
export async function listSignups(
  { orm }: Database,
  actor: Actor,
  { search = '', before }: { search?: string; before?: string },
): Promise<SignupPage> {
  requireStaff(actor)
  const { id, email, createdAt } = newsletterSignups
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
    signups: shown.map((row) => ({ id: row.id, email: row.email, createdAt: row.createdAt.toISOString() })),
    total: await orm.$count(newsletterSignups),
    next: rows.length > pageSize && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  }
}

/** Everybody, newest first, as CSV with the table's columns. @throws AppError for anybody who is not staff. */
export async function exportSignups({ orm }: Database, actor: Actor): Promise<string> {
  requireStaff(actor)
  const rows = await orm
    .select()
    .from(newsletterSignups)
    .orderBy(desc(newsletterSignups.createdAt), desc(newsletterSignups.id))
  return toCsv(
    ['Email', 'Signup Date'],
    rows.map((row) => [row.email, row.createdAt.toISOString()]),
  )
}

function requireStaff(actor: Actor): void {
  if (!isStaffActor(actor)) throw new AppError('forbidden', 'Access Denied')
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(text: string | undefined): { at: Date; id: string } | null {
  const [moment = '', id = ''] = (text ?? '').split('_')
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id) ? null : { at, id }
}
