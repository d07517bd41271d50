import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { localTimeOf } from '#domain/local-time.ts'
import { fillFileName } from '#domain/orders/file-name-pattern.ts'
import { printPartsOf } from '#domain/orders/print-parts.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { largestZip, zipStream } from '#server/kernel/files/zip-stream.ts'
import type { PrintFilesDeps } from '../deps.ts'
import { sizeWords } from '../size-words.ts'
import type { PrintFileRow } from '../tables.ts'
import { type FileChoice, type FoundFiles, findFiles } from './find-files.ts'
import { nameFiles } from './name-files.ts'

type Deps = Pick<PrintFilesDeps, 'database' | 'orders' | 'designService' | 'files' | 'readSettings' | 'clock'>

/** Total size in bytes, as far as known. */
export const weightOf = (found: readonly FoundFiles[]): number =>
  found.flatMap(({ ready }) => ready).reduce((sum, { byteSize }) => sum + (byteSize ?? 0), 0)

/** Whether they fit into one archive. */
export const fitsArchive = (found: readonly FoundFiles[]): boolean => weightOf(found) < largestZip

/** Streams those of the files that are ready into one zip; null if there are none, or more than an archive holds. */
export async function downloadFiles(deps: Deps, choice: FileChoice): Promise<StoredFile | null> {
  const found = await findFiles(deps, choice)
  const settings = await deps.readSettings()
  const files = found.flatMap(({ item, ready }) => ready.map((row) => ({ item, row })))
  if (files.length === 0 || !fitsArchive(found)) return null
  const names = nameFiles(
    files.map(({ item, row }) => ({ stem: stemOf(settings, item, row), ending: extname(row.fileName) })),
  )
  const entries = files.flatMap(({ row: { storageKey, finishedAt, createdAt } }, at) =>
    storageKey === null
      ? []
      : [
          {
            name: names[at] ?? storageKey,
            changedAt: finishedAt ?? createdAt,
            open: () => deps.files.read(storageKey),
          },
        ],
  )
  return {
    open: async () => zipStream(entries),
    contentType: 'application/zip',
    byteSize: null,
    tag: createHash('sha256')
      .update(files.map(({ row }) => row.id).join())
      .update(names.join())
      .digest('hex'),
    fileName: archiveName(found, settings, deps.clock.now()),
    isFinal: false,
  }
}

/** Named after what they all share: the item, the order, or else the current time. */
function archiveName(
  found: readonly FoundFiles[],
  { timeZone }: Pick<ShopSettings, 'timeZone'>,
  now: Date,
): string {
  const [first] = found
  const orders = new Set(found.map(({ item }) => item.orderNumber))
  if (first && orders.size === 1) {
    const { orderNumber, position } = first.item
    return found.length === 1 ? `${orderNumber}-item-${position}-files.zip` : `${orderNumber}-files.zip`
  }
  const { day, time } = localTimeOf(now, timeZone)
  return `print-files-${day}-${time.replace(':', '')}.zip`
}

/** Follows the shop's pattern; date and time are when the file was made. */
function stemOf(
  { printFileNames, timeZone }: Pick<ShopSettings, 'printFileNames' | 'timeZone'>,
  { orderNumber, position, customerName, name, quantity, design }: FoundFiles['item'],
  { part, stripInches, finishedAt, createdAt }: PrintFileRow,
): string {
  const surface = design ? printPartsOf(design).find(({ id }) => id === part) : undefined
  const { day, time } = localTimeOf(finishedAt ?? createdAt, timeZone)
  return fillFileName(printFileNames, {
    order: orderNumber,
    item: String(position),
    customer: customerName || 'Guest Customer',
    design: name,
    part,
    size: surface ? sizeWords(surface, stripInches) : '',
    copies: String(quantity),
    date: day,
    time: time.replace(':', ''),
  })
}
