import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { atLength } from '#server/kernel/postgres/at-length.ts'
import { CsvError, type CsvRow, readCsv } from '#server/kernel/text/read-csv.ts'
import type { ImportExportDeps } from './deps.ts'
import { type Mapping, mappingOf } from './formats/mapping-of.ts'
import type { ImportRecord, Plan } from './plans/plan.ts'
import { planRecords, rulesOf } from './plans/plan-records.ts'
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
 * The dry run: reads a CSV as it comes in and stores what would happen to each record and column. Nothing else is
 * written. Memory holds a hundred records at a time, however large the file. Staff only.
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
  const keepMapping = async ({ format, columns }: Mapping): Promise<void> => {
    await orm.update(imports).set({ format, columns }).where(eq(imports.id, id))
  }
  try {
    const seen = new Set<string>()
    let position = 0
    for await (const records of inBatches(recordsOf(kind, readCsv(bytes), keepMapping))) {
      const plans = await planRecords(deps, kind, records)
      await orm.insert(importRows).values(
        records.map((record, at) => {
          const key = rulesOf[kind].keyOf(record)
          const plan: Plan = seen.has(key) ? twice : (plans[at] ?? twice)
          seen.add(key)
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
  reason: 'It already appears earlier in this file; put its rows together.',
}

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
  subject: rulesOf[kind].nameOf(record.rows[0] ?? {}) || rulesOf[kind].keyOf(record) || '?',
  outcome: plan.outcome,
  reason: 'reason' in plan ? plan.reason : (plan.note ?? ''),
  changes: 'changes' in plan ? plan.changes : [],
  cells: record.rows,
})

/** Rows that belong together, converted to the shop's own columns. @throws CsvError */
async function* recordsOf(
  kind: ImportKind,
  rows: AsyncIterable<CsvRow>,
  keepMapping: (mapping: Mapping) => Promise<void>,
): AsyncGenerator<ImportRecord> {
  const { isMore } = rulesOf[kind]
  let mapping: Mapping | null = null
  let current = null as ImportRecord | null
  let count = 0
  for await (const { row, cells, header, torn } of rows) {
    if (!mapping) {
      mapping = mappingOf(kind, header)
      requireColumn(kind, mapping)
      await keepMapping(mapping)
    }
    if (++count > maxRows) throw new CsvError(`Send at most ${maxRows.toLocaleString('en-US')} rows at once.`)
    const renamed = mapping.rename(cells)
    if (current && isMore?.(current, renamed)) {
      if (current.rows.length >= maxRowsOfOne)
        throw new CsvError(`Row ${row}: too many rows for a single record.`)
      current.rows.push(renamed)
      current.lastRow = row
      current.torn ??= torn
      continue
    }
    if (current) yield { ...current, rows: mapping.read(current.rows) }
    current = { firstRow: row, lastRow: row, rows: [renamed], torn }
  }
  if (current && mapping) yield { ...current, rows: mapping.read(current.rows) }
}

function requireColumn(kind: ImportKind, { columns }: Mapping): void {
  const { needed } = rulesOf[kind]
  if (!columns.some(({ becomes }) => becomes === needed))
    throw new CsvError(`The file has no column “${needed}”.`)
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
