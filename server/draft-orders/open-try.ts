import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { momentOf } from '#domain/local-time.ts'
import { shopCurrency } from '#domain/money/money.ts'
import { type DraftOrderInput, paymentLinkDays } from '#domain/orders/draft-order.ts'
import { isSpeedOffered } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { PricedCart } from '#server/cart/index.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { after, days, hours } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { DraftOrderDeps } from './deps.ts'
import { payPath } from './present.ts'
import { type BilledOrder, draftOrders, draftOrderTries } from './tables.ts'

/** A little longer than the link, so that the payment's own end releases the stock first. */
const holdLonger = hours(1)

export type TryTerms = {
  draftOrderId: string
  token: string
  returnOrigin: string
  siteName: string
  opened: { by: Actor | SystemActor; note: string }
  /** For a payment link; null for money that is taken now. */
  expiresAt: Date | null
}

export const linkExpiry = (now: Date): Date => after(now, days(paymentLinkDays))

/**
 * Opens the order that is to be paid: PREPARE, with the draft order's id in place of the browser's. Null when its stock
 * is gone: the caller must roll back its transaction.
 */
export async function openTry(
  { checkout, clock }: Pick<DraftOrderDeps, 'checkout' | 'clock'>,
  transaction: Transaction,
  billed: BilledOrder,
  { draftOrderId, token, returnOrigin, siteName, opened, expiresAt }: TryTerms,
): Promise<{ orderId: string; attemptId: string } | null> {
  const order = {
    ...billed,
    checkoutKey: randomUUID(),
    checkoutFingerprint: `draft-order:${draftOrderId}`,
    visitorId: draftOrderId,
    dueAt: billed.dueAt === null ? null : new Date(billed.dueAt),
    opened,
  }
  const opening = await checkout.open(transaction, order, {
    siteName,
    returnOrigin,
    returnPath: `${payPath(token)}?back=1`,
    ...(expiresAt ? { expiresAt, holdUntil: after(expiresAt, holdLonger) } : { provider: 'counter' }),
  })
  if (!opening) return null
  const { orderId, attempt } = opening
  if (attempt === null) throw new Error('A new checkout key was already taken')
  await transaction.insert(draftOrderTries).values({ orderId, draftOrderId, openedAt: clock.now() })
  await transaction.update(draftOrders).set({ orderId }).where(eq(draftOrders.id, draftOrderId))
  return { orderId, attemptId: attempt.id }
}

/** Thrown in the transaction that found the stock gone, which rolls it back. */
export const soldMeanwhile = (): AppError =>
  new AppError('conflict', 'Someone just bought what this order needs. Check its lines again.')

/** What is billed from here on, whatever becomes of prices, designs and settings. */
export function freeze(
  { checkout }: Pick<DraftOrderDeps, 'checkout'>,
  input: DraftOrderInput,
  priced: PricedCart,
  { timeZone, dueTime, speeds }: ShopSettings,
): BilledOrder {
  const { contact, delivery, speed, address, notes, customerId, dueDay } = input
  const { offer } = priced.promotion
  return {
    customerId,
    contact,
    deliveryMethod: delivery,
    deliverySpeed: delivery === 'shipping' && isSpeedOffered(speeds, speed) ? speed : 'standard',
    shippingAddress: {
      name: contact.fullName,
      email: contact.email,
      phone: contact.phone,
      ...address,
      country: 'US',
      deliveryMethod: delivery,
    },
    notes,
    totals: priced.totals,
    discount: offer && { code: null, name: offer.name, terms: null, shippingCents: priced.shippingDiscount },
    currency: shopCurrency,
    items: checkout.itemsOf(priced),
    dueAt: dueDay === '' ? null : momentOf(dueDay, dueTime, timeZone).toISOString(),
  }
}
