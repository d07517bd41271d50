import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { makeWorkFolder } from '#server/kernel/files/work-folder.ts'
import { pictureSizeOf } from '#server/kernel/pictures/picture-size.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import type { PrintFilesDeps } from './deps.ts'
import type { ServiceFile } from './port.ts'
import { readyEventOf } from './ready-event.ts'
import { requesterOf } from './request-print-file.ts'
import { printFiles } from './tables.ts'

export type TakeOutcome = { ok: true } | { ok: false; message: string }

/** Stores a file from the design service as the item's print file, and saves its link on the item. */
export async function takeServiceFile(
  { database, files, clock, orders, realtime, emit }: PrintFilesDeps,
  actor: Actor,
  item: PrintableItem,
  file: ServiceFile,
): Promise<TakeOutcome> {
  const folder = await makeWorkFolder()
  try {
    const path = join(folder, 'file')
    await pipeline(file.body, createWriteStream(path))
    const { size: byteSize } = await stat(path)
    // The specification's wording (docs/spec-map.md B8).
    if (byteSize === 0) return { ok: false, message: 'Downloaded file is empty' }
    const header = await pictureSizeOf(path)
    if (!header) return { ok: false, message: 'Failed to download print file' }
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    const id = randomUUID()
    const storageKey = `print-files/${id}.${header.format === 'jpeg' ? 'jpg' : header.format}`
    const contentType = `image/${header.format}`
    await files.write(storageKey, createReadStream(path), { contentType })
    const now = clock.now()
    await database.transaction(async (transaction) => {
      const made = await transaction
        .insert(printFiles)
        .values({
          id,
          orderId: item.orderId,
          orderItemId: item.orderItemId,
          fileName: `${item.orderNumber}-item-${item.position}.${storageKey.split('.').pop()}`,
          contentType,
          isFromService: true,
          state: 'ready',
          progress: 100,
          storageKey,
          widthPx: header.width,
          heightPx: header.height,
          byteSize,
          sha256: hash.digest('hex'),
          requestedBy: requesterOf(actor) ?? '',
          createdAt: now,
          finishedAt: now,
        })
        .returning()
      for (const row of made) await emit(transaction, 'print_file.ready', readyEventOf(row))
      await orders.setPrintReadyFile(transaction, item.orderItemId, `/files/print-files/${id}`)
      await audit(transaction, actor, {
        action: 'print-file.take',
        subject: `order-item:${item.orderItemId}`,
        after: { designId: item.designId, byteSize },
      })
      await realtime.announce(transaction, { topic: 'staff', event: 'print-file.changed', id: item.orderId })
    })
    return { ok: true }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
