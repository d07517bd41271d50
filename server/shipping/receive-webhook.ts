import { and, eq, inArray } from 'drizzle-orm'
import { after, minutes } from '#server/kernel/clock.ts'
import { applyTrack } from './apply-track.ts'
import { checkPurchaseJob, type ShippingDeps, trackOneJob } from './deps.ts'
import { shipments, visibleStates } from './tables.ts'

export type ReceiveOutcome = { ok: true } | { ok: false; reason: 'unknown_provider' | 'bad_signature' }

/** However many hints arrive, the provider is asked once in this time. */
const hintEvery = minutes(1)

/**
 * Handles what a provider sends unprompted. A signed event is applied as received, each item in it once; an unsigned
 * one only makes us ask the provider, and only about numbers that are ours.
 */
export async function receiveWebhook(
  deps: ShippingDeps,
  providerKey: string,
  headers: Headers,
  rawBody: Uint8Array,
): Promise<ReceiveOutcome> {
  const provider = deps.providers.find(({ key }) => key === providerKey)
  if (!provider) return { ok: false, reason: 'unknown_provider' }
  const event = provider.verifyWebhook(headers, rawBody)
  if (!event) return { ok: false, reason: 'bad_signature' }
  const { database, jobs, clock } = deps
  if (event.kind === 'purchase') {
    const known = and(eq(shipments.id, event.purchaseId), eq(shipments.provider, providerKey))
    if ((await database.orm.$count(shipments, known)) > 0)
      await jobs.enqueue(database.orm, checkPurchaseJob, { shipmentId: event.purchaseId })
    return { ok: true }
  }
  if (event.kind === 'other') return { ok: true }
  const rows = await database.orm
    .select({ id: shipments.id, trackedAt: shipments.trackedAt })
    .from(shipments)
    .where(
      and(
        eq(shipments.provider, providerKey),
        eq(shipments.trackingNumber, event.trackingNumber),
        inArray(shipments.purchase, visibleStates),
      ),
    )
  for (const { id, trackedAt } of rows) {
    if (event.track) await applyTrack(deps, id, event.track, 'provider')
    else if (trackedAt === null || after(trackedAt, hintEvery) <= clock.now())
      await jobs.enqueue(database.orm, trackOneJob, { shipmentId: id })
  }
  return { ok: true }
}
