import { inBrowser, keepJson, keepText, readJson } from '#app/browser-storage.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { CheckoutAddress, CheckoutContact } from '#domain/cart/checkout.ts'
import type { DiscountType, Offer } from '#domain/money/discount.ts'
import type { DeliveryMethod, OrderTotals } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'

/** The specification's local storage key: the order on its way through the payment page. */
const pendingOrderKey = 'pendingSquareOrder'

/** The specification's local storage key: Stripe's id of the payment in progress. */
const stripeSessionKey = 'stripeSessionId'

/** The specification's payload (docs/spec-map.md S7); amounts in cents. */
export type PendingOrder = {
  attempt_id: string
  /** The provider's id of its page, such as Square's payment link. */
  payment_link_id: string | null
  cart_items: {
    id: string
    productType: string
    quantity: number
    unitPrice: number
    design_id: string | null
  }[]
  customer_info: CheckoutContact & {
    address: CheckoutAddress
    deliveryMethod: DeliveryMethod
    /** Missing in data from browsers that paid before there was a choice. */
    deliverySpeed?: DeliverySpeed
    notes: string
  }
  /** The specification's optional discount. */
  discount?: { code: string; amount: number; type: DiscountType; name: string }
  subtotal: number
  shipping: number
  tax: number
  total_amount: number
}

export function storePendingOrder(
  payment: { attemptId: string; provider: string; reference: string | null },
  items: readonly CartItem[],
  customer: PendingOrder['customer_info'],
  totals: OrderTotals,
  offer: Offer | null,
): void {
  const pending: PendingOrder = {
    attempt_id: payment.attemptId,
    payment_link_id: payment.reference,
    cart_items: items.map(({ id, productType, quantity, unitPrice, designData }) => ({
      id,
      productType,
      quantity,
      unitPrice,
      design_id: designData.design_id ?? null,
    })),
    customer_info: customer,
    ...(offer && totals.discount > 0
      ? {
          discount: {
            code: offer.code ?? '',
            amount: totals.discount,
            type: offer.reduction.type,
            name: offer.name,
          },
        }
      : {}),
    subtotal: totals.subtotal,
    shipping: totals.shipping,
    tax: totals.tax,
    total_amount: totals.total,
  }
  // The server has the order; the browser's copy only clears the cart and refills the form.
  keepJson(inBrowser, pendingOrderKey, pending)
  keepText(inBrowser, stripeSessionKey, payment.provider === 'stripe' ? payment.reference : null)
}

export function readPendingOrder(): PendingOrder | null {
  const pending = readJson(inBrowser, pendingOrderKey) as Partial<PendingOrder> | null
  const isWhole =
    typeof pending?.attempt_id === 'string' &&
    Array.isArray(pending.cart_items) &&
    typeof pending.customer_info === 'object'
  return isWhole ? (pending as PendingOrder) : null
}

export function forgetPendingOrder(): void {
  keepText(inBrowser, pendingOrderKey, null)
  keepText(inBrowser, stripeSessionKey, null)
}
