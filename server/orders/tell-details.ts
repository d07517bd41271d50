import { table } from '#domain/table.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { orderChanged } from '#server/mail/templates/order-changed.ts'
import type { ChangeableOrder } from './change/read-for-change.ts'
import type { OrdersDeps } from './deps.ts'

const toldWords = table<string>({
  name: 'Your name on it',
  email: 'Your email address',
  phone: 'Your phone number',
  address: 'The shipping address',
  notes: 'Your notes',
})

type ChangedDetails = {
  order: Pick<ChangeableOrder, 'id' | 'orderNumber'>
  contact: { fullName: string; email: string }
  changed: readonly string[]
  /** The version that was seen: one email for each. */
  version: number
}

/** Emails the customer what staff changed about their order. */
export async function tellDetails(
  mail: OrdersDeps['mail'],
  transaction: Transaction,
  { order, contact, changed, version }: ChangedDetails,
): Promise<void> {
  await mail.send(transaction, {
    template: orderChanged,
    to: contact.email,
    data: {
      ...{ orderId: order.id, orderNumber: order.orderNumber, customerName: contact.fullName },
      changes: changed.map((what) => toldWords[what] ?? what),
      ...{ total: null, difference: null, pay: null },
    },
    dedupeKey: `order-details:${order.id}:${version}`,
  })
}
