import { desc, eq } from 'drizzle-orm'
import type { HotFolder } from '#domain/orders/hot-folder.ts'
import type { Executor } from '#server/kernel/database.ts'
import { printers, type RollDeliveryRow, type RollRow, rollDeliveries } from '../tables.ts'

/** The hot folder of the roll's printer; null if there is none. */
export async function folderOf(executor: Executor, { printerId }: RollRow): Promise<HotFolder | null> {
  if (printerId === null) return null
  const [printer] = await executor.select().from(printers).where(eq(printers.id, printerId))
  return printer?.hotFolder ?? null
}

/** The newest first. */
export const deliveriesOf = (executor: Executor, rollId: string): Promise<RollDeliveryRow[]> =>
  executor
    .select()
    .from(rollDeliveries)
    .where(eq(rollDeliveries.rollId, rollId))
    .orderBy(desc(rollDeliveries.createdAt))
    .limit(20)
