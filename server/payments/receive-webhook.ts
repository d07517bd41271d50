import { attemptBehind } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { processEventJob } from './jobs.ts'
import { paymentEvents } from './tables.ts'

export type ReceiveOutcome =
  | { ok: true; isNew: boolean }
  | { ok: false; reason: 'unknown_provider' | 'bad_signature' }

/**
 * Verifies an event on its raw bytes and stores it once (UNIQUE provider, event id) together with the job that
 * processes it. Only then may we answer the provider with 200.
 */
export async function receiveWebhook(
  deps: PaymentsDeps,
  providerKey: string,
  headers: Headers,
  rawBody: Uint8Array,
): Promise<ReceiveOutcome> {
  const { database, clock, jobs } = deps
  const provider = deps.providers.find((one) => one.key === providerKey)
  if (!provider) return { ok: false, reason: 'unknown_provider' }
  const event = await provider.verifyWebhook(headers, rawBody)
  if (!event) return { ok: false, reason: 'bad_signature' }
  const attemptId = event.attemptId ?? (await attemptBehind(database.orm, provider.key, event.eventReference))
  const isNew = await database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(paymentEvents)
      .values({
        eventId: event.eventId,
        kind: event.kind,
        attemptId,
        provider: provider.key,
        rawBody: new TextDecoder().decode(rawBody),
        receivedAt: clock.now(),
      })
      .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.eventId] })
      .returning({ id: paymentEvents.id })
    if (row) await jobs.enqueue(transaction, processEventJob, { paymentEventId: row.id })
    return row !== undefined
  })
  return { ok: true, isNew }
}
