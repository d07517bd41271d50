import { and, desc, gte, ilike, like, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addDays, momentOf } from '#domain/local-time.ts'

import type { Actor, Way } from '#server/kernel/actor.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { type Cell, streamCsv } from '#server/kernel/text/csv.ts'
import type { AuditLogDeps } from './deps.ts'

export type AuditRow = {
  id: string
  at: string
  actorName: string
  /** Such as "order.set-status". */
  action: string
  /** Such as "order:<id>". */
  subject: string
  before: unknown
  after: unknown
  /** The operation that it was noted in, of the catalogue; null outside of one, and before there were operations. */
  operation: string | null
  /** Null where nobody asked, as in jobs. */
  way: Way | null
  /** The network address that staff or a program asked from. */
  network: string | null
}

/** What a filter of the page says; what makes no sense is left out. */
export const auditFilterSchema = z.object({
  actor: z.string().trim().max(120).catch(''),
  /** The first word of actions, such as "order". */
  kind: z
    .string()
    .regex(/^[a-z-]{0,40}$/)
    .catch(''),
  thing: z.string().trim().max(120).catch(''),
  /** Days of the shop's calendar, both included. */
  from: z.iso.date().or(z.literal('')).catch(''),
  to: z.iso.date().or(z.literal('')).catch(''),
  /** The last entry that was shown: what comes after it. */
  before: z.uuid().or(z.literal('')).catch(''),
})

export type AuditFilter = z.output<typeof auditFilterSchema>

export type AuditLog = {
  /** What an address asks for; what makes no sense is left out. */
  readFilter(query: URLSearchParams): AuditFilter
  /** Newest first, fifty a page, with the kinds that there are. Staff only. */
  list(
    actor: Actor,
    filter: AuditFilter,
  ): Promise<{ entries: AuditRow[]; next: string | null; kinds: string[] }>
  /** Everything that the filter finds, newest first, however much it is. Staff only. */
  exportCsv(actor: Actor, filter: AuditFilter): Promise<ReadableStream<Uint8Array>>
}

const pageSize = 50
const rowsPerRead = 500

type StoredEntry = typeof auditEntries.$inferSelect

/** Reads what `audit()` wrote. Nobody changes it: there is no door for that. */
export function createAuditLog({ database, readSettings }: AuditLogDeps): AuditLog {
  const find = async (filter: AuditFilter, limit: number): Promise<StoredEntry[]> => {
    const { timeZone } = await readSettings()
    return database.orm
      .select()
      .from(auditEntries)
      .where(matching(filter, timeZone))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(limit)
  }
  async function* findAll(filter: AuditFilter): AsyncGenerator<Cell[]> {
    for (let before = ''; ; ) {
      const rows = await find({ ...filter, before }, rowsPerRead)
      yield* rows.map(toCells)
      const last = rows.at(-1)
      if (!last || rows.length < rowsPerRead) return
      before = last.id
    }
  }
  return {
    readFilter: (query) => auditFilterSchema.parse(Object.fromEntries(query)),

    async list(_actor, filter) {
      const rows = await find(filter, pageSize + 1)
      const shown = rows.slice(0, pageSize)
      const last = shown.at(-1)
      const actions = await database.orm.selectDistinct({ action: auditEntries.action }).from(auditEntries)
      return {
        entries: shown.map(present),
        next: rows.length > pageSize && last ? last.id : null,
        kinds: [...new Set(actions.map(({ action }) => kindOf(action)))].sort(),
      }
    },

    async exportCsv(_actor, filter) {
      return streamCsv(
        ['When', 'Who', 'How', 'From', 'Operation', 'Action', 'Thing', 'Before', 'After'],
        findAll(filter),
      )
    },
  }
}

const toCells = (row: StoredEntry): Cell[] => [
  row.at.toISOString(),
  row.actorName,
  row.way ?? '',
  row.network ?? '',
  row.operation ?? '',
  row.action,
  row.subject,
  row.before === null ? '' : JSON.stringify(row.before),
  row.after === null ? '' : JSON.stringify(row.after),
]

function matching({ actor, kind, thing, from, to, before }: AuditFilter, timeZone: string): SQL | undefined {
  const { at, id, actorName, action, subject } = auditEntries
  return and(
    actor ? ilike(actorName, containing(actor)) : undefined,
    kind ? like(action, `${kind}.%`) : undefined,
    thing ? ilike(subject, containing(thing)) : undefined,
    from ? gte(at, momentOf(from, '00:00', timeZone)) : undefined,
    to ? lt(at, momentOf(addDays(to, 1), '00:00', timeZone)) : undefined,
    // By the entry itself: its moment is finer than what an address could say.
    before
      ? sql`(${at}, ${id}) < (select last.at, last.id from ${auditEntries} last where last.id = ${before})`
      : undefined,
  )
}

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const kindOf = (action: string): string => action.split('.')[0] ?? action

const present = (row: StoredEntry): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  actorName: row.actorName,
  action: row.action,
  subject: row.subject,
  before: row.before,
  after: row.after,
  operation: row.operation,
  way: row.way,
  network: row.network,
})
