import type { BatchView } from '#server/batches/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

/** `readAt`: which of two readings is the newer one, in ms. */
export type BatchesRead = { batches: BatchView[]; readAt: number }

export const readBatches = async (
  { batches, clock }: Pick<Shop, 'batches' | 'clock'>,
  actor: Actor,
): Promise<BatchesRead> => ({ batches: await batches.list(actor), readAt: clock.now().getTime() })
