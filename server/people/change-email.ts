import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { PeopleDeps } from './deps.ts'
import { profiles } from './tables.ts'

/** Along with auth's own change of the address, in its transaction. */
export async function changeEmail(
  { clock }: Pick<PeopleDeps, 'clock'>,
  transaction: Transaction,
  userId: string,
  email: string,
): Promise<void> {
  await transaction.update(profiles).set({ email, updatedAt: clock.now() }).where(eq(profiles.userId, userId))
}
