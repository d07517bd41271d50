import { desc, eq } from 'drizzle-orm'
import { partIdsOf } from '#domain/orders/part-names.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import type { PrintFilesDeps } from './deps.ts'
import { DesignServiceError } from './port.ts'
import { refuse } from './request-print-file.ts'
import { asked, type Generation, serviceFor, took } from './start-generation.ts'
import { printFiles } from './tables.ts'

/** Checks whether a started file is ready. If the outside service's file is ready, it is fetched immediately. */
export async function checkGeneration(
  deps: PrintFilesDeps,
  actor: Actor,
  orderItemId: string,
): Promise<Generation> {
  const item = await deps.orders.itemForPrinting(orderItemId)
  if (!item) return refuse('item_not_found')
  const service = serviceFor(deps, item)
  if (!service) return checkOwn(deps, item)
  const { designId } = item
  if (designId === null) return refuse('no_design')
  const isReady = await asked(() => service.isReady(designId))
  if (isReady instanceof DesignServiceError)
    return { ok: false, reason: 'not_started', message: isReady.message }
  if (!isReady) return { ok: true, state: 'processing' }
  const file = await asked(() => service.download(designId))
  if (!(file instanceof DesignServiceError)) return took(deps, actor, item, file)
  // The specification's wording (docs/spec-map.md B8).
  const message = file.status === null ? 'Failed to download print file' : `Download failed (${file.status})`
  return { ok: false, reason: 'not_downloaded', message }
}

async function checkOwn(
  { database }: Pick<PrintFilesDeps, 'database'>,
  { orderItemId, design }: PrintableItem,
): Promise<Generation> {
  const rows = await database.orm
    .select({ part: printFiles.part, state: printFiles.state, error: printFiles.error })
    .from(printFiles)
    .where(eq(printFiles.orderItemId, orderItemId))
    .orderBy(desc(printFiles.createdAt))
  const newest = (design ? partIdsOf(design) : []).map((part) => rows.find((row) => row.part === part))
  const failed = newest.find((row) => row?.state === 'failed')
  if (failed)
    return { ok: false, reason: 'not_downloaded', message: failed.error ?? 'Failed to download print file' }
  const isReady = newest.length > 0 && newest.every((row) => row?.state === 'ready')
  return { ok: true, state: isReady ? 'ready' : 'processing' }
}
