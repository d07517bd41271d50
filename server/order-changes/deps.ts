import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Cart } from '#server/cart/index.ts'
import type { Checkout } from '#server/checkout/index.ts'
import type { Discounts } from '#server/discounts/index.ts'
import type { DraftOrders } from '#server/draft-orders/index.ts'
import type { EditRequests } from '#server/edit-requests/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Executor } from '#server/kernel/database.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Payments } from '#server/payments/index.ts'
import type { PrintFiles } from '#server/printfiles/index.ts'
import type { Production } from '#server/production/index.ts'

export type OrderChangeDeps = {
  database: Database
  clock: Clock
  rateLimiter: RateLimiter
  mail: Pick<Mail, 'send'>
  cart: Pick<Cart, 'priceChange'>
  checkout: Pick<Checkout, 'itemsOf'>
  discounts: Pick<Discounts, 'offerOf' | 'noteAmount'>
  editRequests: Pick<EditRequests, 'listForOrder'>
  inventory: Pick<Inventory, 'changeOrder'>
  draftOrders: Pick<DraftOrders, 'keepArtwork'>
  orders: Pick<Orders, 'readForChange' | 'lockForChange' | 'applyChange' | 'settleOpen' | 'notePayment'>
  payments: Pick<
    Payments,
    'changes' | 'listRefunds' | 'openAttempt' | 'call' | 'settle' | 'view' | 'isBeingDecided'
  >
  printFiles: Pick<PrintFiles, 'supersede' | 'newestOf' | 'requestWithin'>
  production: Pick<Production, 'standingOf' | 'lockStanding' | 'followChange' | 'endWaiting'>
  rolls: { openRollsOf(executor: Executor, itemIds: readonly string[]): Promise<Map<string, string>> }
  shipping: {
    inParcels(executor: Executor, orderId: string): Promise<{ isAll: boolean; items: readonly string[] }>
  }
  readSettings(): Promise<ShopSettings>
  /** Where payment pages return people to, unless the page was opened at another address. */
  origin: string
}
