import type { PrintFileRow } from './tables.ts'

/** By part: its most recently requested file among the ready ones. */
export function newestReady(rows: readonly PrintFileRow[]): Map<string, PrintFileRow> {
  const newest = new Map<string, PrintFileRow>()
  for (const row of rows) {
    const known = newest.get(row.part)
    if (row.state === 'ready' && (!known || known.createdAt < row.createdAt)) newest.set(row.part, row)
  }
  return newest
}
