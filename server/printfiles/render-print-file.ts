import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq, inArray } from 'drizzle-orm'
import type { PlacementDocument } from '#domain/gang-sheet.ts'
import type { PrintFilesNeeds } from './needs.ts'
import type { SheetArtwork } from './overlay.ts'
import { type RenderedSheet, renderSheet } from './render-sheet.ts'
import { type PrintFileRow, printFiles } from './tables.ts'

/** The job: draws the sheet and stores it. Run again after a kill, it starts over and ends in the same file. */
export async function renderPrintFile(needs: PrintFilesNeeds, printFileId: string): Promise<void> {
  const row = await change(needs, printFileId, { state: 'rendering', progress: 0, error: null })
  if (!row) return
  const folder = await mkdtemp(join(tmpdir(), 'gangway-print-'))
  try {
    const item = await needs.orders.itemForPrinting(row.orderItemId)
    const document = item?.design?.document
    if (!document) throw new Error('The order item has no design any more')
    const target = join(folder, 'sheet.png')
    const rendered = await withArtworks(needs, document, (artworks) =>
      renderSheet({
        document,
        artworks,
        workFolder: join(folder, 'work'),
        target,
        onProgress: reporter(needs, row),
      }),
    )
    const storageKey = `print-files/${row.id}.png`
    await needs.files.write(storageKey, createReadStream(target), { contentType: 'image/png' })
    const sha256 = await hashOf(target)
    await change(needs, row.id, finished(rendered, storageKey, sha256, needs.clock.now()))
  } catch (error) {
    needs.log.error({ printFileId, error }, 'print file failed')
    const message = error instanceof Error ? error.message : 'The print file could not be made'
    await change(needs, row.id, { state: 'failed', error: message, finishedAt: needs.clock.now() })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const finished = (rendered: RenderedSheet, storageKey: string, sha256: string, finishedAt: Date) => ({
  state: 'ready' as const,
  progress: 100,
  storageKey,
  sha256,
  widthPx: rendered.width,
  heightPx: rendered.height,
  byteSize: rendered.byteSize,
  finishedAt,
})

/** Changes an unfinished print file and tells the pages that watch; null when it is finished already. */
async function change(
  { database, realtime }: PrintFilesNeeds,
  id: string,
  values: Partial<PrintFileRow>,
): Promise<PrintFileRow | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(printFiles)
      .set(values)
      .where(and(eq(printFiles.id, id), inArray(printFiles.state, ['queued', 'rendering'])))
      .returning()
    if (!row) return null
    await realtime.announce(transaction, { topic: 'staff', event: 'print-file', id: row.orderId })
    return row
  })
}

/** Tells progress in steps that people notice; a lost step costs nothing. */
function reporter(needs: PrintFilesNeeds, row: PrintFileRow): (percent: number) => void {
  let told = 0
  return (percent) => {
    if (percent < told + 5) return
    told = percent
    change(needs, row.id, { progress: percent }).catch((error) =>
      needs.log.warn({ error }, 'progress not told'),
    )
  }
}

async function withArtworks<T>(
  needs: PrintFilesNeeds,
  document: PlacementDocument,
  use: (artworks: SheetArtwork[]) => Promise<T>,
): Promise<T> {
  const ids = [...new Set(document.placements.map((placement) => placement.artworkId))]
  const described = await needs.artwork.describeForPrinting(ids)
  const open = async (index: number, opened: SheetArtwork[]): Promise<T> => {
    const next = described[index]
    if (!next) return use(opened)
    return needs.files.withLocalFile(next.storageKey, (path) =>
      open(index + 1, [...opened, { id: next.id, path, ink: next.ink }]),
    )
  }
  return open(0, [])
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
