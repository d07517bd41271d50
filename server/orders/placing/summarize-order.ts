import { pictureOfItem } from '#domain/mock-up/picture-of-item.ts'
import { orderDiscountLabel } from '#domain/money/discount-words.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { promiseWords } from '#domain/orders/due-date.ts'
import { itemOptions } from '#domain/orders/item-options.ts'
import { shippingLabel } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { OrderSummary } from '#server/mail/templates/order-confirmation.ts'
import type { OrdersDeps } from '../deps.ts'
import type { OrderItemRow, PlacedRow } from '../present.ts'

export function summarize(
  order: PlacedRow,
  items: readonly OrderItemRow[],
  settings: ShopSettings,
  itemPictures: OrdersDeps['itemPictures'],
): OrderSummary {
  const { visitorId, customerId } = order
  const money = (amount: number): string => formatMoney(cents(amount))
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    customerName: order.contactName,
    lines: items.map((item) => ({
      name: item.name,
      options: itemOptions(item),
      picture: pictureFor(item, (address) => itemPictures.mailAddress({ address, visitorId, customerId })),
      quantity: item.quantity,
      total: money(item.unitPriceCents * item.quantity + item.setupFeeCents),
    })),
    subtotal: money(order.subtotalCents),
    discount: order.discountCents > 0 ? money(order.discountCents) : null,
    discountLabel: orderDiscountLabel(order),
    shipping: order.shippingCents > 0 ? money(order.shippingCents) : 'FREE',
    tax: money(order.taxCents),
    total: money(order.totalCents),
    isPickup: order.deliveryMethod === 'pickup',
    shippingLabel: shippingLabel(order),
    delivery: deliveryText(order, settings),
  }
}

function pictureFor(item: OrderItemRow, toMail: (address: string) => string): string | null {
  const address = pictureOfItem(item, 240)
  return address && toMail(address)
}

/** A single promise: the order's due date, otherwise what the shop says about all orders. */
function deliveryText(order: PlacedRow, settings: ShopSettings): string {
  const isPickup = order.deliveryMethod === 'pickup'
  const promise =
    order.dueAt && promiseWords(order.deliveryMethod, order.dueAt, settings.timeZone, order.arrivesOn)
  if (isPickup)
    return `${promise ?? `Ready for pickup in ${settings.pickupDays}`} at ${pickupPlace(settings)}.`
  const place = shippingPlace(order)
  if (!place)
    return `${promise ?? `Ships within ${settings.shippingDays}`}. We don’t have an address for you yet: reply to this email with it.`
  return promise ? `${promise}, for ${place}.` : `Ships to ${place} within ${settings.shippingDays}.`
}

function pickupPlace({ pickupHours, pickupAddress }: ShopSettings): string {
  const { street1, city, state, zip } = pickupAddress
  return `${street1}, ${city}, ${state} ${zip} (${pickupHours.join(', ')})`
}

function shippingPlace({ shippingAddress }: PlacedRow): string {
  const { street1, street2, city, state, zip } = shippingAddress
  return [street1, street2, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')
}
