import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { ShippingDeps } from './deps.ts'
import { shipmentsOf } from './mail-facts.ts'
import { mailShipped } from './mail-shipment.ts'

export type NotifyOutcome =
  /** `isNew` is false if the same email was already sent. */
  | { ok: true; isNew: boolean; to: string }
  | { ok: false; reason: 'not_found' | 'no_email' | 'no_tracking'; message: string }

/** The shipped notification, with every parcel's carrier and number. Staff only. */
export async function sendShipped(deps: ShippingDeps, actor: Actor, orderId: string): Promise<NotifyOutcome> {
  const order = await deps.orders.forShipping(orderId)
  if (!order) return { ok: false, reason: 'not_found', message: 'There is no such order.' }
  if (!order.contactEmail)
    return { ok: false, reason: 'no_email', message: 'This order has no email address.' }
  return deps.database.transaction(async (transaction) => {
    const sent = await shipmentsOf(transaction, [orderId])
    if (sent.length === 0)
      return {
        ok: false,
        reason: 'no_tracking',
        message: 'Enter the tracking number and the carrier first, or make a label.',
      } as const
    const isNew = await mailShipped(deps, transaction, sent)
    await audit(transaction, actor, { action: 'shipping.mail_shipped', subject: `order:${orderId}` })
    return { ok: true, isNew, to: order.contactEmail } as const
  })
}
