import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { InboundMailDeps } from './deps.ts'
import { messageFiles } from './tables.ts'

type FileRow = typeof messageFiles.$inferSelect

/**
 * Turns each file into an artwork of the order's customer through the normal upload path, where it is inspected in a
 * separate process. If the shop has no space for a file, a note next to its message says so.
 */
export async function takeFiles(
  { database, orders, artwork }: Pick<InboundMailDeps, 'database' | 'orders' | 'artwork'>,
  files: readonly FileRow[],
  read: (position: number) => Promise<Uint8Array>,
): Promise<void> {
  const [first] = files
  const actor: Actor | null = first ? await orders.messages.buyerOf(first.orderId) : null
  if (!actor) return
  for (const { id, position, fileName } of files) {
    try {
      await artwork.takeFile(actor, { id, fileName, bytes: await read(position) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await database.orm.update(messageFiles).set({ problem: error.message }).where(eq(messageFiles.id, id))
    }
  }
}
