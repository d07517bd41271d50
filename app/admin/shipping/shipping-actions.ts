import { z } from 'zod'
import { rateMessages } from '#domain/shipping/label-messages.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { RateOption } from '#server/shipping/index.ts'

export type ShippingActionOutcome =
  | { ok: true; intent: 'rates'; rates: RateOption[]; title: string }
  | { ok: true; intent: string; title: string; description?: string }
  | { ok: false; intent: string; status: number; title: string; description?: string }

type Door = Shop['shipping']
type Answer = Promise<ShippingActionOutcome>

const text = z.string().catch('')
const requestSchema = z.object({ intent: text, shipmentId: text, shelf: text }).catchall(z.unknown())

/** What is done to one shipment, named by its id. */
const ofShipment: readonly string[] = ['void-label', 'refresh-tracking', 'tracking-event']

/** What staff do with the parcels of the open order; the doors decide whether they may. */
export async function runShippingAction(door: Door, actor: Actor, orderId: string, sent: unknown): Answer {
  const request = requestSchema.safeParse(sent)
  if (!request.success) return refuse('', 400, 'Nothing was changed', 'The form was not understood.')
  const { intent, shipmentId, shelf, ...fields } = request.data
  const given = { ...fields, orderId }
  if (ofShipment.includes(intent) && !z.uuid().safeParse(shipmentId).success)
    return refuse(intent, 409, 'Nothing was changed', 'There is no such label.')
  if (intent === 'rates') return rates(door, actor, given)
  if (intent === 'create-label') return createLabel(door, actor, given)
  if (intent === 'void-label') return voidLabel(door, actor, shipmentId)
  if (intent === 'refresh-tracking') return refresh(door, actor, shipmentId)
  if (intent === 'enter-tracking') return enterTracking(door, actor, given)
  if (intent === 'tracking-event') return trackingEvent(door, actor, shipmentId, given)
  if (intent === 'mail-pickup') {
    const sentMail = await door.sendPickupReady(actor, orderId, shelf)
    return told(intent, sentMail, 'Pickup ready email sent', 'Failed to send pickup ready email')
  }
  if (intent === 'mail-shipped') {
    const sentMail = await door.sendShipped(actor, orderId)
    return told(intent, sentMail, 'Shipped notification sent', 'Failed to send shipped notification email')
  }
  return refuse('', 400, 'Nothing was changed', 'The form was not understood.')
}

async function rates(door: Door, actor: Actor, given: object): Answer {
  const outcome = await door.getRates(actor, given as Parameters<Door['getRates']>[1])
  if (outcome.ok)
    return {
      ok: true,
      intent: 'rates',
      rates: outcome.rates,
      title: rateMessages.found(outcome.rates.length),
    }
  const isOwnMessage = outcome.reason === 'incomplete_address' || outcome.reason === 'no_rates'
  return refuse('rates', 422, isOwnMessage ? outcome.message : rateMessages.failed(outcome.message))
}

async function createLabel(door: Door, actor: Actor, given: object): Answer {
  const outcome = await door.createLabels(actor, given as Parameters<Door['createLabels']>[1])
  if (outcome.ok && outcome.isDoubtful)
    return {
      ok: true,
      intent: 'create-label',
      title: 'The carrier’s answer was lost',
      description: 'The label is being looked up. It appears here by itself, and nothing is paid twice.',
    }
  if (outcome.ok) return { ok: true, intent: 'create-label', title: rateMessages.created }
  const isOwnMessage =
    outcome.reason === 'incomplete_address' || outcome.message === rateMessages.noRateChosen
  const title = isOwnMessage ? outcome.message : rateMessages.notCreated(outcome.message)
  return refuse('create-label', outcome.reason === 'not_found' ? 404 : 422, title)
}

async function voidLabel(door: Door, actor: Actor, shipmentId: string): Answer {
  const outcome = await door.voidLabel(actor, shipmentId)
  if (!outcome.ok) return refuse('void-label', 409, 'The label was not voided', outcome.message)
  return {
    ok: true,
    intent: 'void-label',
    title: outcome.state === 'voided' ? 'Label voided' : 'The carrier was asked to void the label',
    description: 'To make another one, set the order back to In production.',
  }
}

async function refresh(door: Door, actor: Actor, shipmentId: string): Answer {
  const outcome = await door.refresh(actor, shipmentId)
  if (outcome.ok) return { ok: true, intent: 'refresh-tracking', title: 'Tracking information updated' }
  return refuse('refresh-tracking', 409, 'Failed to update tracking', outcome.message)
}

async function enterTracking(door: Door, actor: Actor, given: object): Answer {
  const outcome = await door.enterTracking(actor, given as Parameters<Door['enterTracking']>[1])
  if (outcome.ok) return { ok: true, intent: 'enter-tracking', title: 'Tracking number saved' }
  return refuse('enter-tracking', 422, 'The tracking number was not saved', outcome.message)
}

async function trackingEvent(door: Door, actor: Actor, shipmentId: string, given: object): Answer {
  const outcome = await door.enterEvent(actor, shipmentId, given as Parameters<Door['enterEvent']>[2])
  if (outcome.ok) return { ok: true, intent: 'tracking-event', title: 'Tracking information updated' }
  return refuse('tracking-event', 422, 'Failed to update tracking', outcome.message)
}

type Notified = Awaited<ReturnType<Door['sendShipped']>>

function told(intent: string, outcome: Notified, done: string, failed: string): ShippingActionOutcome {
  if (!outcome.ok) return refuse(intent, 422, failed, outcome.message)
  if (outcome.isNew) return { ok: true, intent, title: done, description: `To ${outcome.to}` }
  return {
    ok: true,
    intent,
    title: 'This mail went out before',
    description: 'Mails are resent in the mail room.',
  }
}

const refuse = (
  intent: string,
  status: number,
  title: string,
  description?: string,
): ShippingActionOutcome => ({
  ok: false,
  intent,
  status,
  title,
  description,
})
