import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { atLength } from '#server/kernel/postgres/at-length.ts'
import { CsvError, type CsvRow, readCsv } from '#server/kernel/text/read-csv.ts'
import { customerColumns, productColumns } from './columns.ts'
import type { ImportExportDeps } from './deps.ts'
import type { ImportRecord, Plan } from './plan.ts'
import { emailOf } from './plan-customer.ts'
import { planRecords, slugOfRecord } from './plan-records.ts'
import { type ImportKind, importRows, imports } from './tables.ts'

export type CheckFileOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'forbidden' }
  /** `message` says what to do about the file. */
  | { ok: false; reason: 'unreadable'; message: string }

const maxRows = 50_000
const maxRowsOfOne = 2_000
const batchSize = 100

/**
 * The dry run: reads a CSV as it comes in and keeps what would become of each product or customer. Nothing else is
 * written. Memory holds a hundred of them, whatever the size of the file. Staff only.
 */
export const checkFile = (
  deps: ImportExportDeps,
  actor: Actor,
  kind: ImportKind,
  file: FileToCheck,
): Promise<CheckFileOutcome> => atLength(() => checkAtLength(deps, actor, kind, file))

type FileToCheck = { fileName: string; bytes: ReadableStream<Uint8Array> }

async function checkAtLength(
  deps: ImportExportDeps,
  actor: Actor,
  kind: ImportKind,
  { fileName, bytes }: FileToCheck,
): Promise<CheckFileOutcome> {
  const { user } = actor
  if (!user) return { ok: false, reason: 'forbidden' }
  const { orm } = deps.database
  const [id, createdAt] = [randomUUID(), deps.clock.now()]
  await orm.insert(imports).values({ id, kind, fileName, userId: user.id, userEmail: user.email, createdAt })
  try {
    const seen = new Set<string>()
    let position = 0
    for await (const records of inBatches(recordsOf(kind, readCsv(bytes)))) {
      const plans = await planRecords(deps, kind, records)
      await orm.insert(importRows).values(
        records.map((record, at) => {
          const name = nameOf(kind, record)
          const plan: Plan = seen.has(name) ? twice : (plans[at] ?? twice)
          seen.add(name)
          return toRow(id, ++position, record, kind, plan)
        }),
      )
    }
    if (position === 0) throw new CsvError('The file has no rows below its header.')
    return { ok: true, id }
  } catch (error) {
    await orm.delete(imports).where(eq(imports.id, id))
    if (error instanceof CsvError) return { ok: false, reason: 'unreadable', message: error.message }
    throw error
  }
}

const twice: Plan = {
  outcome: 'refused',
  reason: 'It is in this file further up already; put its rows together.',
}

const nameOf = (kind: ImportKind, record: ImportRecord): string =>
  kind === 'customers'
    ? emailOf(record)
    : `${record.rows[0]?.kind ?? ''}/${slugOfRecord(record) || record.firstRow}`

const toRow = (
  importId: string,
  position: number,
  record: ImportRecord,
  kind: ImportKind,
  plan: Plan,
): typeof importRows.$inferInsert => ({
  importId,
  position,
  firstRow: record.firstRow,
  lastRow: record.lastRow,
  subject: subjectOf(kind, record),
  outcome: plan.outcome,
  reason: plan.outcome === 'refused' ? plan.reason : '',
  changes: 'changes' in plan ? plan.changes : [],
  cells: record.rows,
})

function subjectOf(kind: ImportKind, record: ImportRecord): string {
  const cells = record.rows[0] ?? {}
  if (kind === 'customers') return cells.full_name?.trim() || emailOf(record) || '?'
  return cells.title?.trim() || slugOfRecord(record) || '?'
}

/** Rows one after the other of the same kind and address, or with neither, are one product. @throws CsvError */
async function* recordsOf(kind: ImportKind, rows: AsyncIterable<CsvRow>): AsyncGenerator<ImportRecord> {
  const columns: readonly string[] = kind === 'customers' ? customerColumns : productColumns
  const needed = kind === 'customers' ? 'email' : 'slug'
  let current = null as ImportRecord | null
  let count = 0
  for await (const { row, cells } of rows) {
    if (count++ === 0 && !cells.has(needed)) throw new CsvError(`The file has no column “${needed}”.`)
    if (count > maxRows) throw new CsvError(`Send at most ${maxRows.toLocaleString('en-US')} rows at once.`)
    const known = Object.fromEntries([...cells].filter(([name]) => columns.includes(name)))
    if (current && kind === 'products' && isMore(current, known)) {
      if (current.rows.length >= maxRowsOfOne)
        throw new CsvError(`Row ${row} has too many rows of one product.`)
      current = { ...current, lastRow: row, rows: [...current.rows, known] }
      continue
    }
    if (current) yield current
    current = { firstRow: row, lastRow: row, rows: [known] }
  }
  if (current) yield current
}

function isMore({ rows }: ImportRecord, cells: Record<string, string>): boolean {
  const [kind, slug] = [cells.kind?.trim() ?? '', cells.slug?.trim() ?? '']
  const first = rows[0] ?? {}
  if (slug === '') return kind === '' && (first.slug ?? '').trim() !== ''
  return slug === first.slug?.trim() && (kind === '' || kind === first.kind?.trim())
}

async function* inBatches(records: AsyncIterable<ImportRecord>): AsyncGenerator<ImportRecord[]> {
  let batch: ImportRecord[] = []
  for await (const record of records) {
    batch.push(record)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
