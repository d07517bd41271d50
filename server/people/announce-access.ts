import type { Executor } from '#server/kernel/database.ts'
import type { Realtime } from '#server/realtime/index.ts'

export type AnnounceAccess = Pick<Realtime, 'announce'>

/** What someone may see has changed: their open event streams end and start again with what they may see now. */
export async function announceAccess(
  { realtime }: { realtime?: AnnounceAccess },
  executor: Executor,
  userId: string,
): Promise<void> {
  await realtime?.announce(executor, { topic: `access:${userId}`, event: 'access.changed', id: userId })
}
