import { AsyncLocalStorage } from 'node:async_hooks'

/** What was read from the database while something was rendered. */
export type Reads = {
  tables: Set<string>
  /** The number of statements. */
  statements: number
  /** Something could not be read, or something was written: the result must not be reused. */
  isForOnce: boolean
}

const current = new AsyncLocalStorage<Reads>()

/** Runs `work`, and returns which tables it read. */
export async function recordReads<T>(work: () => Promise<T>): Promise<{ outcome: T; reads: Reads }> {
  const reads: Reads = { tables: new Set(), statements: 0, isForOnce: false }
  const outcome = await current.run(reads, work)
  return { outcome, reads }
}

/** Whether reads are being recorded: the result may be cached. */
export const isRecorded = (): boolean => current.getStore() !== undefined

/** For values served from memory. */
export function noteTables(...tables: string[]): void {
  for (const table of tables) current.getStore()?.tables.add(table)
}

/** For code that continues without what it could not read. */
export function noteFailedRead(): void {
  const reads = current.getStore()
  if (reads) reads.isForOnce = true
}

/** Called with each statement before it is sent. */
export function noteStatement(text: string): void {
  const reads = current.getStore()
  if (!reads) return
  reads.statements++
  if (isWriting.test(text)) reads.isForOnce = true
  for (const [, table] of text.matchAll(tableNames)) if (table) reads.tables.add(table)
}

const isWriting = /\b(insert\s+into|update|delete\s+from)\s+"?[a-z]/i
const tableNames = /\b(?:from|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/gi
