import type { Transaction } from '#server/kernel/database.ts'
import { differencePaid } from '#server/mail/templates/difference-paid.ts'
import { orderChanged } from '#server/mail/templates/order-changed.ts'
import type { ChangeableOrder } from '#server/orders/index.ts'
import { dayWords, money, settledForCustomer } from './change-words.ts'
import type { OrderChangeDeps } from './deps.ts'
import { payPath } from './present.ts'
import type { OrderChangeRow } from './tables.ts'

/** What changed, and the link if something is due. */
export async function mailChange(
  { mail }: Pick<OrderChangeDeps, 'mail'>,
  transaction: Transaction,
  order: Pick<ChangeableOrder, 'id' | 'orderNumber' | 'contactName' | 'contactEmail'>,
  change: OrderChangeRow,
  timeZone: string,
): Promise<void> {
  const { id, token, expiresAt, words, differenceCents, settle, sentCount } = change
  if (order.contactEmail === '') return
  await mail.send(transaction, {
    template: orderChanged,
    to: order.contactEmail,
    data: {
      ...{ orderId: order.id, orderNumber: order.orderNumber, customerName: order.contactName },
      changes: words,
      total: money(change.totalAfterCents),
      difference: settledForCustomer(differenceCents, settle),
      pay:
        token && expiresAt
          ? { amount: money(differenceCents), path: payPath(token), until: dayWords(expiresAt, timeZone) }
          : null,
    },
    dedupeKey: `order-changed:${id}:${sentCount}`,
  })
}

/** The receipt for the amount due after a change. */
export async function mailReceipt(
  { mail }: Pick<OrderChangeDeps, 'mail'>,
  transaction: Transaction,
  order: Pick<ChangeableOrder, 'id' | 'orderNumber' | 'contactName' | 'contactEmail' | 'totalCents'>,
  { id, words, differenceCents }: Pick<OrderChangeRow, 'id' | 'words' | 'differenceCents'>,
): Promise<void> {
  await mail.send(transaction, {
    template: differencePaid,
    to: order.contactEmail,
    data: {
      ...{ orderId: order.id, orderNumber: order.orderNumber, customerName: order.contactName },
      amount: money(differenceCents),
      changes: words,
      total: money(order.totalCents),
    },
    dedupeKey: `difference-paid:${order.id}:${id}`,
  })
}
