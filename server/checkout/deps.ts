import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Cart } from '#server/cart/index.ts'
import type { Discounts } from '#server/discounts/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { OrderLinks } from '#server/kernel/order-links.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Payments } from '#server/payments/index.ts'
import type { People } from '#server/people/index.ts'

export type CheckoutDeps = {
  people: Pick<People, 'addAddress'>
  mail: Pick<Mail, 'agreeForOrder' | 'hasTexts'>
  database: Database
  clock: Clock
  cart: Pick<Cart, 'price'>
  inventory: Pick<Inventory, 'reserve'>
  discounts: Pick<Discounts, 'reserve'>
  orders: Pick<Orders, 'record' | 'findByCheckoutKey' | 'findCheckoutsWithin' | 'receiptOf'>
  payments: Pick<
    Payments,
    | 'openAttempt'
    | 'attemptOfOrder'
    | 'call'
    | 'settle'
    | 'closePage'
    | 'withdraw'
    | 'howPaid'
    | 'providerName'
    | 'providerKey'
  >
  orderLinks: Pick<OrderLinks, 'pathOf'>
  readSettings(): Promise<ShopSettings>
  /** Where providers return to after a call without a request behind it. */
  origin: string
}
