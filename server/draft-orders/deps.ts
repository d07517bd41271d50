import type { CounterPaymentInput } from '#domain/orders/draft-order.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Artwork } from '#server/artwork/index.ts'
import type { Cart } from '#server/cart/index.ts'
import type { Checkout } from '#server/checkout/index.ts'
import type { Designs } from '#server/designs/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Executor, Transaction } from '#server/kernel/database.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Payments } from '#server/payments/index.ts'
import type { People } from '#server/people/index.ts'
import type { Realtime } from '#server/realtime/index.ts'

type TakenPayment = CounterPaymentInput & { attemptId: string; amountCents: number; currency: string }

export type DraftOrderDeps = {
  database: Database
  clock: Clock
  realtime: Pick<Realtime, 'announce'>
  rateLimiter: RateLimiter
  mail: Pick<Mail, 'send'>
  people: Pick<People, 'profileOf' | 'search'>
  cart: Pick<Cart, 'priceForStaff'>
  artwork: Pick<Artwork, 'handToCustomer'>
  designs: Pick<Designs, 'saveForOrder' | 'listOf'>
  checkout: Pick<Checkout, 'open' | 'itemsOf'>
  orders: Pick<Orders, 'labelsOf'>
  payments: Pick<
    Payments,
    | 'attemptOfOrder'
    | 'call'
    | 'settle'
    | 'view'
    | 'isBeingDecided'
    | 'withdraw'
    | 'isWithdrawn'
    | 'closePage'
    | 'providerName'
  >
  /** Records money taken by hand, with the order that it pays for. */
  takeAtCounter(transaction: Transaction, actor: Actor, payment: TakenPayment): Promise<void>
  /** Where payment pages return to, unless they were opened at another address. */
  origin: string
  readSettings(): Promise<ShopSettings>
  readSettingsWithin(executor: Executor): Promise<ShopSettings>
}
