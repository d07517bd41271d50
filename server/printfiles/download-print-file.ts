import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { zipStream } from '#server/kernel/files/zip-stream.ts'
import type { PrintFilesDeps } from './deps.ts'
import { newestReady } from './newest-ready.ts'
import { besideName } from './present.ts'
import { type PrintFileRow, printFiles } from './tables.ts'

type Deps = Pick<PrintFilesDeps, 'database' | 'files'>

/** Null for a file that is not ready or may not be printed any more. */
export async function downloadPrintFile(
  { database, files }: Deps,
  printFileId: string,
): Promise<StoredFile | null> {
  const [row] = await database.orm.select().from(printFiles).where(eq(printFiles.id, printFileId))
  const storageKey = row ? keyOf(row) : null
  if (!row || storageKey === null) return null
  return {
    open: () => files.read(storageKey),
    contentType: row.contentType,
    byteSize: row.byteSize,
    tag: row.sha256 ?? row.id,
    fileName: row.fileName,
    // It can be superseded at any time, and must be asked for again then.
    isFinal: false,
  }
}

/** The PDF of the same part; null for anybody but staff, and where there is none yet. */
export async function downloadPdf(
  { database, files }: Deps,
  printFileId: string,
): Promise<StoredFile | null> {
  const [row] = await database.orm.select().from(printFiles).where(eq(printFiles.id, printFileId))
  const pdfKey = row?.state === 'ready' && row.pdfState === 'ready' ? row.pdfKey : null
  if (!row || pdfKey === null) return null
  return {
    open: () => files.read(pdfKey),
    contentType: 'application/pdf',
    byteSize: row.pdfByteSize,
    tag: row.pdfSha256 ?? row.id,
    fileName: besideName(row.fileName, '.pdf'),
    isFinal: false,
  }
}

/** The newest ready file of each part, streamed into one zip. */
export async function downloadAllFiles(
  { database, files }: Deps,
  orderItemId: string,
): Promise<StoredFile | null> {
  const rows = await database.orm
    .select()
    .from(printFiles)
    .where(eq(printFiles.orderItemId, orderItemId))
    .orderBy(asc(printFiles.createdAt))
  const ready = [...newestReady(rows).values()]
  const [first] = ready
  if (!first) return null
  const entries = ready.flatMap((row) => {
    const key = keyOf(row)
    const changedAt = row.finishedAt ?? row.createdAt
    return key === null ? [] : [{ name: row.fileName, changedAt, open: () => files.read(key) }]
  })
  return {
    open: async () => zipStream(entries),
    contentType: 'application/zip',
    byteSize: null,
    tag: createHash('sha256')
      .update(ready.map(({ id }) => id).join())
      .digest('hex'),
    fileName: `${/^.*?-item-\d+/.exec(first.fileName)?.[0] ?? 'print'}-files.zip`,
    isFinal: false,
  }
}

const keyOf = ({ state, storageKey }: PrintFileRow): string | null => (state === 'ready' ? storageKey : null)
