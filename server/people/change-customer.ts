import { and, eq } from 'drizzle-orm'
import type { ProfileInput } from '#domain/people/account.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { profileOf } from './find-people.ts'
import { type Profile, toProfile } from './present.ts'
import { profiles } from './tables.ts'

export type ChangeCustomerOutcome = { ok: true; profile: Profile } | { ok: false; reason: 'not_found' }

/** Name and phone of a customer; never of staff. */
export async function changeCustomer(
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  userId: string,
  { fullName, phone }: ProfileInput,
): Promise<ChangeCustomerOutcome> {
  return database.transaction(async (transaction): Promise<ChangeCustomerOutcome> => {
    const before = await profileOf(transaction, userId)
    const [row] = await transaction
      .update(profiles)
      .set({ fullName, phone, updatedAt: clock.now() })
      .where(and(eq(profiles.userId, userId), eq(profiles.role, 'customer')))
      .returning()
    if (!row) return { ok: false, reason: 'not_found' }
    await audit(transaction, actor, {
      action: 'people.change-customer',
      subject: `user:${userId}`,
      before: before && { fullName: before.fullName, phone: before.phone },
      after: { fullName, phone },
    })
    return { ok: true, profile: toProfile(row) }
  })
}
