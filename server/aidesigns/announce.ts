import type { Transaction } from '#server/kernel/database.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { RunRow } from './tables.ts'

/** Notifies the requester's pages. */
export async function announceRun(
  realtime: Realtime,
  tx: Transaction,
  { id, ownerId, visitorId }: Pick<RunRow, 'id' | 'ownerId' | 'visitorId'>,
): Promise<void> {
  const event = 'ai-design.changed'
  if (ownerId) await realtime.announce(tx, { topic: `user:${ownerId}`, event, id })
  else if (visitorId) await realtime.announce(tx, { topic: `artwork:${visitorId}`, event, id })
}
