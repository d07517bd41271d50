import type { BackupView } from '#server/backup/index.ts'
import type { BatchView } from '#server/batches/index.ts'
import type { ImportAtWork } from '#server/import-export/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

/** `readAt`: which of two readings began later, in ms. */
export type BatchesRead = {
  batches: BatchView[]
  /** The backup that is being made, for owners. */
  backup: BackupView | null
  /** The file that is being written; no page asks for it before it was told of one. */
  importing?: ImportAtWork | null
  readAt: number
}

export async function readBatches(
  { batches, backups, clock }: Pick<Shop, 'batches' | 'backups' | 'clock'>,
  actor: Actor,
): Promise<BatchesRead> {
  // From before it is read: what came on meanwhile may be lacking, and is in a reading that began later.
  const readAt = clock.now().getTime()
  return { batches: await batches.list(actor), backup: await backups.atWork(actor), readAt }
}
