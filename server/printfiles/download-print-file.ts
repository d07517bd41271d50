import { eq } from 'drizzle-orm'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { PrintFilesDeps } from './deps.ts'
import { besideName } from './present.ts'
import { type PrintFileRow, printFiles } from './tables.ts'

type Deps = Pick<PrintFilesDeps, 'database' | 'files'>

/** Null for a file that is not ready or may no longer be printed. */
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
    // It can be superseded at any time, and must then be requested again.
    isFinal: false,
  }
}

/** The PDF of the same part; null for anyone but staff, and while there isn't one yet. */
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

const keyOf = ({ state, storageKey }: PrintFileRow): string | null => (state === 'ready' ? storageKey : null)
