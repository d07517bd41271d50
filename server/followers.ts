import { countArticleView } from './blog/count-view.ts'
import { forgetLines, isOfCart } from './checkout/close-earlier.ts'
import { settleDiscount, settleStock } from './checkout/follow-payment.ts'
import { returnDiscountUse, returnGoods } from './checkout/follow-refund.ts'
import { forgetHold, isHeldFairly } from './checkout/hold-fairly.ts'
import { hasDiscountUse } from './discounts/follow-payment.ts'
import { isOfDraftOrder } from './draft-orders/follow-payment.ts'
import { followIfConcerned } from './follow-if-concerned.ts'
import { hasHeldGoods } from './inventory/follow-payment.ts'
import type { Followers } from './kernel/emit.ts'
import { countPrintView } from './prints/count-view.ts'
import type { Shop } from './shop.ts'

type Following = Pick<
  Shop,
  | 'auth'
  | 'clock'
  | 'discounts'
  | 'editRequests'
  | 'inventory'
  | 'draftOrders'
  | 'orderChanges'
  | 'orders'
  | 'payments'
  | 'production'
  | 'rolls'
>

/** Followers by event: called in the transaction in which it happens, in this order. */
export const followersOf = (shop: Following): Followers => ({
  'email.confirmed': [
    async (transaction, account) => {
      const orderIds = await shop.orders.adoptGuestOrders(transaction, account)
      await shop.editRequests.adopt(transaction, { userId: account.userId, orderIds })
    },
  ],
  'person.suspension_changed': [(transaction, { userId }) => shop.auth.endAllSessions(transaction, userId)],
  'page.visited': [
    (transaction, { page }) => countArticleView(transaction, shop.clock, page),
    (transaction, { page }) => countPrintView(transaction, page),
  ],
  'order.to_make': [(transaction, { orderId, items }) => shop.production.admit(transaction, orderId, items)],
  'order.cancelling': [(transaction, { orderId }) => shop.payments.changes.lockAsked(transaction, orderId)],
  'order.status_changed': [
    async (transaction, { orderId, from, to }) => {
      if (to === 'cancelled') {
        await shop.orderChanges.withdrawLink(transaction, orderId)
        await shop.editRequests.closeCancelled(transaction, orderId)
      }
      if (from === 'cancelled') await shop.editRequests.reopenCancelled(transaction, orderId)
    },
  ],
  'order-item.design_changed': [
    (transaction, { actor, orderItemId }) => shop.production.holdChanged(transaction, actor, orderItemId),
  ],
  'print_file.ready': [(transaction, file) => shop.rolls.followPrintFile(transaction, file)],
  'payment.settled': [
    followIfConcerned([
      { of: hasHeldGoods, follow: settleStock(shop) },
      { of: hasDiscountUse, follow: settleDiscount(shop) },
      // After the goods: stock held by an unpaid page is free again for the next one.
      { of: isOfDraftOrder, follow: (...settled) => shop.draftOrders.followPayment(...settled) },
      { of: isOfCart, follow: forgetLines },
      { of: isHeldFairly, follow: (transaction, { orderId }) => forgetHold(transaction, orderId) },
    ]),
  ],
  'order-change.paid': [(transaction, paid) => shop.orderChanges.followPayment(transaction, paid)],
  'refund.asked': [(transaction, refund) => shop.orderChanges.followRefund(transaction, refund)],
  'refund.failed': [(transaction, refund) => shop.orderChanges.reopenDebt(transaction, refund)],
  'refund.done': [returnGoods(shop), returnDiscountUse(shop)],
})
