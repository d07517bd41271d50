import { and, asc, count, desc, eq, gt, isNotNull, ne } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { ImportExportDeps } from './deps.ts'
import {
  type Change,
  type ColumnUse,
  type ImportKind,
  type ImportState,
  importRows,
  imports,
  type Outcome,
  outcomes,
} from './tables.ts'

export type ImportSummary = {
  id: string
  kind: ImportKind
  fileName: string
  state: ImportState
  userEmail: string
  createdAt: string
  /** The shop system whose columns the file uses; empty for the shop's own. */
  format: string
}

export type ImportRowView = {
  position: number
  firstRow: number
  lastRow: number
  subject: string
  outcome: Outcome
  reason: string
  changes: Change[]
  /** Null until the row has been processed: 'done', or the reason it was not applied. */
  applied: string | null
}

export type ImportPage = ImportSummary & {
  /** What each of its columns maps to. */
  columns: ColumnUse[]
  counts: Record<Outcome, number>
  /** Of the rows to write, how many have been tried and how many of them were left alone. */
  progress: { tried: number; failed: number }
  rows: ImportRowView[]
  /** `after` for the next page; null on the last page. */
  next: number | null
}

const rowsPerPage = 100
const shownImports = 20

type Deps = Pick<ImportExportDeps, 'database'>

/** Latest first. */
export async function listImports({ database }: Deps): Promise<ImportSummary[]> {
  const rows = await database.orm
    .select()
    .from(imports)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(shownImports)
  return rows.map(toSummary)
}

/** One import with its rows, a hundred at a time; null if it doesn't exist. */
export async function findImport(
  { database: { orm } }: Deps,
  id: string,
  { outcome, after = 0 }: { outcome?: Outcome; after?: number },
): Promise<ImportPage | null> {
  if (!isUuid(id)) return null
  const [found] = await orm.select().from(imports).where(eq(imports.id, id))
  if (!found) return null
  const isOf = eq(importRows.importId, id)
  const [counted, tried, failed, rows] = await Promise.all([
    orm
      .select({ outcome: importRows.outcome, number: count() })
      .from(importRows)
      .where(isOf)
      .groupBy(importRows.outcome),
    orm.$count(importRows, and(isOf, isNotNull(importRows.applied))),
    orm.$count(importRows, and(isOf, ne(importRows.applied, 'done'))),
    orm
      .select()
      .from(importRows)
      .where(and(isOf, gt(importRows.position, after), outcome && eq(importRows.outcome, outcome)))
      .orderBy(asc(importRows.position))
      .limit(rowsPerPage + 1),
  ])
  const numbers = new Map(counted.map((one) => [one.outcome, one.number]))
  const shown = rows.slice(0, rowsPerPage)
  return {
    ...toSummary(found),
    columns: found.columns,
    counts: Object.fromEntries(outcomes.map((one) => [one, numbers.get(one) ?? 0])) as Record<
      Outcome,
      number
    >,
    progress: { tried, failed },
    rows: shown.map(toView),
    next: rows.length > rowsPerPage ? (shown.at(-1)?.position ?? null) : null,
  }
}

const toSummary = (row: typeof imports.$inferSelect): ImportSummary => ({
  id: row.id,
  kind: row.kind,
  fileName: row.fileName,
  state: row.state,
  userEmail: row.userEmail,
  createdAt: row.createdAt.toISOString(),
  format: row.format,
})

const toView = (row: typeof importRows.$inferSelect): ImportRowView => ({
  position: row.position,
  firstRow: row.firstRow,
  lastRow: row.lastRow,
  subject: row.subject,
  outcome: row.outcome,
  reason: row.reason,
  changes: row.changes,
  applied: row.applied,
})
