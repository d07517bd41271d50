import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { after, days } from '#server/kernel/clock.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import type { TransferDeps } from './deps.ts'
import { transfers } from './tables.ts'

export const forgetTransfersJob = defineJob('transfer.forget-old', z.object({}))

/** How long files that were sent can be looked at again: they may hold whole lists of customers. */
const keptFor = days(30)

export async function forgetOldTransfers({
  database,
  clock,
}: Pick<TransferDeps, 'database' | 'clock'>): Promise<void> {
  await database.orm.delete(transfers).where(lt(transfers.createdAt, after(clock.now(), -keptFor)))
}
