import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { describePart, type PrintManifest } from '#domain/orders/print-manifest.ts'
import { printPartsOf } from '#domain/orders/print-parts.ts'
import { ticketOf } from '#domain/orders/production.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { PrintFilesDeps } from './deps.ts'
import { manifestCsv } from './manifest-csv.ts'
import { besideName, hasManifest } from './present.ts'
import { type PrintFileRow, printFiles } from './tables.ts'

type Deps = Pick<PrintFilesDeps, 'database' | 'orders' | 'artwork'>

/** The contents of a print file, as JSON or CSV; null for anything that is not one of our print files. */
export async function downloadManifest(
  deps: Deps,
  printFileId: string,
  kind: 'manifest' | 'csv',
): Promise<StoredFile | null> {
  const [row] = await deps.database.orm.select().from(printFiles).where(eq(printFiles.id, printFileId))
  const manifest = row && hasManifest(row) ? await describe(deps, row) : null
  if (!row || !manifest) return null
  const isCsv = kind === 'csv'
  const text = isCsv ? manifestCsv(manifest) : `${JSON.stringify(manifest, null, 2)}\n`
  const bytes = Buffer.from(text)
  return {
    open: async () => Readable.from([bytes]),
    contentType: isCsv ? 'text/csv; charset=utf-8' : 'application/json',
    byteSize: bytes.byteLength,
    tag: createHash('sha256').update(bytes).digest('hex'),
    fileName: besideName(row.fileName, isCsv ? '.csv' : '-manifest.json'),
    isFinal: false,
  }
}

async function describe({ orders, artwork }: Deps, row: PrintFileRow): Promise<PrintManifest | null> {
  const item = await orders.itemForPrinting(row.orderItemId)
  const part = item?.design && printPartsOf(item.design).find(({ id }) => id === row.part)
  if (!item?.design || !part) return null
  const { orderNumber, position, name, options, quantity } = item
  const known = await artwork.describeForPrinting(
    part.sources.flatMap(({ id, storedUnder }) => (storedUnder === null ? [id] : [])),
  )
  const drawn = new Map(known.map(({ id, measured }) => [id, measured] as const))
  return {
    ...{ format: 'gangway-print-manifest', version: 1, orderNumber },
    item: { number: position, ticket: ticketOf(orderNumber, position), name, options, quantity },
    part: part.name,
    headerStripInches: row.stripInches,
    madeAt: row.finishedAt?.toISOString() ?? null,
    files: filesOf(row),
    ...describePart(item.design, part, { quantity, drawn }),
    openFindings: row.warnings.map(({ message }) => message),
  }
}

function filesOf(row: PrintFileRow): PrintManifest['files'] {
  const { fileName: name, contentType, byteSize, sha256 } = row
  const picture = { name, contentType, byteSize, sha256 }
  if (row.pdfState !== 'ready') return [picture]
  const pdf = { byteSize: row.pdfByteSize, sha256: row.pdfSha256 }
  return [picture, { name: besideName(name, '.pdf'), contentType: 'application/pdf', ...pdf }]
}
