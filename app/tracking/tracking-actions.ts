import { table } from '#domain/table.ts'
import type { Shop } from '#server/compose.ts'
import type { Caller } from '#server/kernel/rate-limit.ts'
import type { TrackedOrder, TrackedShipment } from '#server/shipping/index.ts'

export type TrackingAnswer =
  | { ok: true; intent: string; shipment: TrackedShipment }
  | { ok: true; intent: 'track-order'; order: TrackedOrder }
  | { ok: false; intent: string; status: number; title: string; description?: string }

const statuses = table<number>({ no_number: 422, too_many: 429, unavailable: 503 })

/** Specification, storefront section 8. */
const failed = 'Failed to get tracking information'

/** What people ask on the tracking page: by number, by order, or of a shipment of their own again. */
export async function runTrackingAction(
  shipping: Shop['shipping'],
  caller: Caller,
  form: FormData,
): Promise<TrackingAnswer> {
  const intent = form.get('intent')
  const text = (name: string): string => String(form.get(name) ?? '')
  if (intent === 'track') {
    const outcome = await shipping.track(text('number'), caller, true)
    if (outcome.ok) return { ok: true, intent, shipment: outcome.shipment }
    return outcome.reason === 'no_number'
      ? refuse(intent, outcome.reason, outcome.message)
      : refuse(intent, outcome.reason, failed, outcome.message)
  }
  if (intent === 'refresh') {
    const outcome = await shipping.refresh(caller.actor, text('shipmentId'))
    if (outcome.ok) return { ok: true, intent, shipment: outcome.shipment }
    return refuse(intent, outcome.reason, failed, outcome.message)
  }
  if (intent === 'track-order') {
    const given = { orderNumber: text('orderNumber'), email: text('email') }
    const outcome = await shipping.trackOrder(given, caller)
    if (outcome.ok) return { ok: true, intent, order: outcome.order }
    return refuse(intent, outcome.reason, failed, outcome.message)
  }
  return { ok: false, intent: '', status: 400, title: failed, description: 'The form was not understood.' }
}

const refuse = (
  intent: string,
  reason: string,
  title: string,
  description?: string,
): TrackingAnswer & { ok: false } => ({
  ok: false,
  intent,
  status: statuses[reason] ?? 404,
  title,
  description,
})
