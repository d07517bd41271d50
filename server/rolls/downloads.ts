import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { RollsDeps } from './deps.ts'
import { readRoll } from './read-roll.ts'
import { fileOfRoll, fileToPrint, nameOf, type RollFile } from './roll-files.ts'
import { type RollRow, rolls } from './tables.ts'

type Deps = Pick<RollsDeps, 'database' | 'files' | 'printFiles' | 'orders' | 'production'>

const drawnRoll = async ({ database }: Pick<Deps, 'database'>, rollId: string): Promise<RollRow | null> => {
  const [row] = await database.orm.select().from(rolls).where(eq(rolls.id, rollId))
  return row && fileToPrint(row) ? row : null
}

const contentTypes = { png: 'image/png', pdf: 'application/pdf' }

/** The roll to print; null while it is not drawn, and for a format its printer doesn't take. */
export async function downloadRoll(
  deps: Deps,
  rollId: string,
  kind: RollFile['kind'] = 'png',
): Promise<StoredFile | null> {
  const row = await drawnRoll(deps, rollId)
  const file = row && fileOfRoll(row, kind)
  if (!row || !file) return null
  return {
    open: () => deps.files.read(file.key),
    ...{ contentType: contentTypes[kind], byteSize: file.byteSize, tag: file.sha256 ?? row.id },
    fileName: `${nameOf(row)}.${kind}`,
    isFinal: false,
  }
}

export async function readPreview(deps: Deps, rollId: string): Promise<StoredFile | null> {
  const row = await drawnRoll(deps, rollId)
  const key = row?.previewKey
  if (!row || !key) return null
  return {
    open: () => deps.files.read(key),
    ...{ contentType: 'image/jpeg', byteSize: null, tag: `${fileToPrint(row)?.sha256 ?? row.id}-preview` },
    fileName: `${nameOf(row)}.jpg`,
    isFinal: false,
  }
}

/** Where each piece of each order is, as JSON for other programs. */
export async function downloadManifest(deps: Deps, rollId: string): Promise<StoredFile | null> {
  const row = await drawnRoll(deps, rollId)
  if (!row) return null
  const { roll, pieces, items } = await readRoll(deps, rollId)
  const { code, printerName, widthInches, lengthInches } = roll
  const manifest = {
    code,
    printerName,
    dpi: row.output.dpi,
    isMirrored: row.output.isMirrored,
    widthInches,
    lengthInches,
    sha256: row.sha256,
    pdfSha256: row.pdfSha256,
    pieces,
    items,
  }
  return fileOf(Buffer.from(JSON.stringify(manifest, null, 2)), 'application/json', `${nameOf(row)}.json`)
}

/** The same for people: numbered images of the roll, and a list explaining the numbers. */
export async function downloadMap(deps: Deps, rollId: string): Promise<StoredFile | null> {
  const row = await drawnRoll(deps, rollId)
  if (!row?.previewKey) return null
  const picture = await buffer(await deps.files.read(row.previewKey))
  // The PDF library is loaded on first use, not when the shop starts.
  const { drawMap } = await import('./draw-map.ts')
  const bytes = await drawMap(await readRoll(deps, rollId), picture)
  return fileOf(bytes, 'application/pdf', `${nameOf(row)}-map.pdf`)
}

const fileOf = (bytes: Buffer, contentType: string, fileName: string): StoredFile => ({
  open: async () => Readable.from([bytes]),
  ...{ contentType, byteSize: bytes.length, fileName, isFinal: false },
  tag: createHash('sha256').update(bytes).digest('hex'),
})
