import { and, asc, count, desc, eq, gt, isNotNull, ne } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { TransferDeps } from './deps.ts'
import {
  type Change,
  type ImportKind,
  type Outcome,
  outcomes,
  type TransferState,
  transferRows,
  transfers,
} from './tables.ts'

export type TransferSummary = {
  id: string
  kind: ImportKind
  fileName: string
  state: TransferState
  userEmail: string
  createdAt: string
}

export type TransferRowView = {
  position: number
  firstRow: number
  lastRow: number
  subject: string
  outcome: Outcome
  reason: string
  changes: Change[]
  /** Null until it was its turn: 'done', or why not. */
  applied: string | null
}

export type TransferPage = TransferSummary & {
  counts: Record<Outcome, number>
  /** Of those to write, how many have had their turn, and how many of them were left alone. */
  progress: { tried: number; failed: number }
  rows: TransferRowView[]
  /** `after` of the next page; null on the last. */
  next: number | null
}

const rowsPerPage = 100
const shownTransfers = 20

type Deps = Pick<TransferDeps, 'database'>

/** The latest first. */
export async function listTransfers({ database }: Deps): Promise<TransferSummary[]> {
  const rows = await database.orm
    .select()
    .from(transfers)
    .orderBy(desc(transfers.createdAt), desc(transfers.id))
    .limit(shownTransfers)
  return rows.map(toSummary)
}

/** One with its rows, a hundred at a time; null where there is none. */
export async function findTransfer(
  { database: { orm } }: Deps,
  id: string,
  { outcome, after = 0 }: { outcome?: Outcome; after?: number },
): Promise<TransferPage | null> {
  if (!isUuid(id)) return null
  const [transfer] = await orm.select().from(transfers).where(eq(transfers.id, id))
  if (!transfer) return null
  const isOf = eq(transferRows.transferId, id)
  const [counted, tried, failed, rows] = await Promise.all([
    orm
      .select({ outcome: transferRows.outcome, number: count() })
      .from(transferRows)
      .where(isOf)
      .groupBy(transferRows.outcome),
    orm.$count(transferRows, and(isOf, isNotNull(transferRows.applied))),
    orm.$count(transferRows, and(isOf, ne(transferRows.applied, 'done'))),
    orm
      .select()
      .from(transferRows)
      .where(and(isOf, gt(transferRows.position, after), outcome && eq(transferRows.outcome, outcome)))
      .orderBy(asc(transferRows.position))
      .limit(rowsPerPage + 1),
  ])
  const numbers = new Map(counted.map((one) => [one.outcome, one.number]))
  const shown = rows.slice(0, rowsPerPage)
  return {
    ...toSummary(transfer),
    counts: Object.fromEntries(outcomes.map((one) => [one, numbers.get(one) ?? 0])) as Record<
      Outcome,
      number
    >,
    progress: { tried, failed },
    rows: shown.map(toView),
    next: rows.length > rowsPerPage ? (shown.at(-1)?.position ?? null) : null,
  }
}

const toSummary = (row: typeof transfers.$inferSelect): TransferSummary => ({
  id: row.id,
  kind: row.kind,
  fileName: row.fileName,
  state: row.state,
  userEmail: row.userEmail,
  createdAt: row.createdAt.toISOString(),
})

const toView = (row: typeof transferRows.$inferSelect): TransferRowView => ({
  position: row.position,
  firstRow: row.firstRow,
  lastRow: row.lastRow,
  subject: row.subject,
  outcome: row.outcome,
  reason: row.reason,
  changes: row.changes,
  applied: row.applied,
})
