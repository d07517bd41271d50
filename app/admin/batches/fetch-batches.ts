import type { BackupView } from '#server/backup/index.ts'
import type { BatchView } from '#server/batches/index.ts'
import type { ImportAtWork } from '#server/import-export/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

/** `readAt`: in ms; tells which of two reads started later. */
export type BatchesRead = {
  batches: BatchView[]
  /** The backup in progress, for owners. */
  backup: BackupView | null
  /** The file being written; no page asks for it before it has heard of one. */
  importing?: ImportAtWork | null
  readAt: number
}

export async function readBatches(
  { batches, backups, clock }: Pick<Shop, 'batches' | 'backups' | 'clock'>,
  actor: Actor,
): Promise<BatchesRead> {
  // Taken before the read: progress made during it may be missing, and will be in a read that starts later.
  const readAt = clock.now().getTime()
  return { batches: await batches.list(actor), backup: await backups.atWork(actor), readAt }
}
