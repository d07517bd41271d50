import { and, gte, inArray, like, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditColumn } from '#domain/lists/lists.ts'
import { addDays, momentOf } from '#domain/local-time.ts'
import type { AuditFilters } from '#domain/people/audit-filters.ts'
import type { Way } from '#server/kernel/actor.ts'
import { alike, countEach, createDoor, type Door } from '#server/kernel/door.ts'
import { anyContains } from '#server/kernel/list/contains.ts'
import {
  countUpTo,
  findPage,
  inOrder,
  type ListSource,
  type PageWish,
} from '#server/kernel/list/find-page.ts'
import type { Place } from '#server/kernel/list/sorted-page.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { type Cell, streamCsv } from '#server/kernel/text/csv.ts'
import type { AuditLogDeps } from './deps.ts'
import { auditRetention } from './retention.ts'

export type AuditRow = {
  id: string
  at: Date
  actorName: string
  /** Such as "order.set-status". */
  action: string
  /** Such as "order:<id>". */
  subject: string
  before: unknown
  after: unknown
  /** The catalog operation that it was recorded in; null outside of one, and before there were operations. */
  operation: string | null
  /** Null if no one requested it, as in jobs. */
  way: Way | null
  /** The network address that the request by staff or a program came from. */
  network: string | null
}

export type AuditWish = PageWish<AuditColumn> & { filters: AuditFilters }

type AuditPage = { rows: AuditRow[]; next: Place | null }

export type AuditLog = Door<typeof auditCalls> & { retention: typeof auditRetention }

const rowsPerRead = 500

/** The size of the change. */
const changedLetters = sql`(coalesce(length(${auditEntries.before}::text), 0)
  + coalesce(length(${auditEntries.after}::text), 0))`

const source: ListSource<AuditColumn> = {
  table: auditEntries,
  id: auditEntries.id,
  sortKeys: {
    action: { by: auditEntries.action, type: 'text' },
    at: { by: auditEntries.at, type: 'timestamptz' },
    who: { by: sql`lower(${auditEntries.actorName})`, type: 'text' },
    thing: { by: auditEntries.subject, type: 'text' },
    changes: { by: changedLetters, type: 'integer' },
    way: { by: sql`coalesce(${auditEntries.way}, '')`, type: 'text' },
    network: { by: sql`coalesce(${auditEntries.network}, '')`, type: 'text' },
  },
}

async function whereOf({ readSettings }: AuditLogDeps, filters: AuditFilters): Promise<SQL | undefined> {
  return matching(filters, (await readSettings()).timeZone)
}

async function readTable(deps: AuditLogDeps, { filters, ...page }: AuditWish): Promise<AuditPage> {
  const { orm } = deps.database
  const { ids, next } = await findPage(orm, source, await whereOf(deps, filters), page)
  const rows = await orm.select().from(auditEntries).where(inArray(auditEntries.id, ids))
  return { rows: inOrder(ids, rows).map(present), next }
}

const countEntries = async (deps: AuditLogDeps, filters: AuditFilters): Promise<number> =>
  countUpTo(deps.database.orm, source, await whereOf(deps, filters))

async function* findAll(deps: AuditLogDeps, filters: AuditFilters): AsyncGenerator<Cell[]> {
  const sort = { column: 'at', isDescending: true } as const
  let page: AuditPage = { rows: [], next: null }
  do {
    const { next } = page
    page = await readTable(deps, { filters, sort, rows: rowsPerRead, ...(next && { after: next }) })
    yield* page.rows.map(toCells)
  } while (page.next)
}

async function listKinds({ database: { orm } }: AuditLogDeps): Promise<string[]> {
  const actions = await orm.selectDistinct({ action: auditEntries.action }).from(auditEntries)
  return [...new Set(actions.map(({ action }) => kindOf(action)))].sort()
}

async function exportCsv(deps: AuditLogDeps, filters: AuditFilters): Promise<ReadableStream<Uint8Array>> {
  return streamCsv(
    ['When', 'Who', 'How', 'From', 'Operation', 'Action', 'Thing', 'Before', 'After'],
    findAll(deps, filters),
  )
}

const auditCalls = {
  table: alike('audit.read', readTable),
  /** The number of matches of each, up to 10,001. */
  counts: alike('audit.read', countEach(countEntries)),
  /** The first words of existing actions. */
  kinds: alike('audit.read', listKinds),
  /** Everything that the filter matches, newest first, no matter how much. */
  exportCsv: alike('audit.read', exportCsv),
}

/** Reads what `audit()` wrote. It can't be changed: there is no call for that. */
export const createAuditLog = (deps: AuditLogDeps): AuditLog => ({
  ...createDoor(deps, auditCalls),
  retention: auditRetention,
})

const toCells = (row: AuditRow): Cell[] => [
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

function matching({ actor, kind, thing, from, to }: AuditFilters, timeZone: string): SQL | undefined {
  const { at, actorName, action, subject } = auditEntries
  return and(
    anyContains([actorName], actor),
    kind ? like(action, `${kind}.%`) : undefined,
    anyContains([subject], thing),
    from ? gte(at, momentOf(from, '00:00', timeZone)) : undefined,
    to ? lt(at, momentOf(addDays(to, 1), '00:00', timeZone)) : undefined,
  )
}

const kindOf = (action: string): string => action.split('.')[0] ?? action

const present = (row: typeof auditEntries.$inferSelect): AuditRow => ({
  id: row.id,
  at: row.at,
  actorName: row.actorName,
  action: row.action,
  subject: row.subject,
  before: row.before,
  after: row.after,
  operation: row.operation,
  way: row.way,
  network: row.network,
})
