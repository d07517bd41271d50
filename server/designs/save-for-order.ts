import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { DesignDeps } from './deps.ts'
import { drawPreviewJob } from './jobs.ts'
import { previewUrl } from './present.ts'
import { designs } from './tables.ts'

export type OrderedSheet = {
  designId: string
  document: PlacementDocument
  quantity: number
  title: string
  /** The owner of the order, who sees its image. */
  ownerId: string | null
  visitorId: string | null
}

/** Stores a sheet that staff made for an order as a design of the order's customer; returns its image's address. */
export async function saveForOrder(
  { clock, jobs }: Pick<DesignDeps, 'clock' | 'jobs'>,
  transaction: Transaction,
  { designId, document, ...sheet }: OrderedSheet,
): Promise<{ previewUrl: string }> {
  const now = clock.now()
  await transaction.insert(designs).values({
    ...sheet,
    id: designId,
    sizeId: document.sheet.sizeId,
    document,
    raw: {},
    createdAt: now,
    updatedAt: now,
  })
  await jobs.enqueue(transaction, drawPreviewJob, { designId })
  return { previewUrl: previewUrl({ id: designId, version: 1 }) }
}
