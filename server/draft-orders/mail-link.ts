import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import { discountLabel } from '#domain/money/discount-words.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { promiseWords } from '#domain/orders/due-date.ts'
import { shippingLabel } from '#domain/shipping/delivery-speed.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { paymentLink } from '#server/mail/templates/payment-link.ts'
import type { DraftOrderDeps } from './deps.ts'
import { type DraftOrderRow, payPath, toBill } from './present.ts'

/** Emails the invoice with its link to the customer who is to pay it. */
export async function mailLink(
  { mail }: Pick<DraftOrderDeps, 'mail'>,
  transaction: Transaction,
  { id, token, billed, expiresAt, sentCount }: DraftOrderRow,
  { timeZone }: ShopSettings,
): Promise<void> {
  if (!billed || !expiresAt) throw new Error(`The draft order ${id} is not billed`)
  const bill = toBill(billed)
  const money = (amount: number): string => formatMoney(cents(amount))
  const way = bill.deliverySpeed === 'standard' ? '' : ` by ${shippingLabel(bill).toLowerCase()}`
  const shipsTo = bill.shipTo
    ? `Ships${way} to ${bill.shipTo}.`
    : `We’ll ship it${way}; reply to this email with your address.`
  const promise = bill.dueAt && `${promiseWords(bill.deliveryMethod, bill.dueAt, timeZone)}.`
  await mail.send(transaction, {
    template: paymentLink,
    to: billed.contact.email,
    data: {
      customerName: billed.contact.fullName,
      lines: bill.lines.map(({ name, quantity, totalCents }) => ({
        name,
        options: [],
        picture: null,
        quantity,
        total: money(totalCents),
      })),
      subtotal: money(bill.subtotalCents),
      discount: bill.discountCents > 0 ? money(bill.discountCents) : null,
      discountLabel: discountLabel({ code: null, name: bill.discountName, terms: null }),
      shipping: bill.shippingCents > 0 ? money(bill.shippingCents) : 'FREE',
      isPickup: bill.deliveryMethod === 'pickup',
      tax: money(bill.taxCents),
      total: money(bill.totalCents),
      delivery: [bill.deliveryMethod === 'pickup' ? 'You’ll pick it up at our shop.' : shipsTo, promise]
        .filter(Boolean)
        .join(' '),
      notes: bill.notes,
      path: payPath(token),
      payUntil: formatLocalDay(localTimeOf(expiresAt, timeZone).day),
    },
    dedupeKey: `payment-link:${id}:${sentCount}`,
  })
}
