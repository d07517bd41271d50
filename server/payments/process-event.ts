import { and, eq, isNull } from 'drizzle-orm'
import { findAttempt } from './attempts.ts'
import { type SettleNeeds, settle } from './settle-payment.ts'
import { paymentEvents } from './tables.ts'

/**
 * A webhook only says that something happened; what holds is what the provider answers when asked. So events
 * may come late, twice or in any order.
 */
export async function processEvent(needs: SettleNeeds, paymentEventId: string): Promise<void> {
  const { database, clock, log } = needs
  const [event] = await database.orm.select().from(paymentEvents).where(eq(paymentEvents.id, paymentEventId))
  if (!event || event.processedAt) return
  const attempt = event.attemptId ? await findAttempt(database.orm, event.attemptId) : null
  if (attempt) await settle(needs, attempt.id, 'webhook')
  else log.warn({ provider: event.provider, eventId: event.eventId }, 'an event of no payment of ours')
  await database.orm
    .update(paymentEvents)
    .set({ processedAt: clock.now() })
    .where(and(eq(paymentEvents.id, paymentEventId), isNull(paymentEvents.processedAt)))
}
