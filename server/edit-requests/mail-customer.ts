import type { Transaction } from '#server/kernel/database.ts'
import { type EditRequestNews, editRequestNews } from '#server/mail/templates/edit-request-news.ts'
import { textProof } from '#server/mail/templates/order-texts.ts'
import type { EditRequestDeps } from './deps.ts'

/** Sends the customer the shop's answer, at the address that the order's other emails go to. */
export async function mailCustomer(
  { mail, orders }: Pick<EditRequestDeps, 'mail' | 'orders'>,
  transaction: Transaction,
  request: { orderId: string; orderItemId: string },
  { kind, text, dedupeKey }: { kind: EditRequestNews['kind']; text: string; dedupeKey: string },
): Promise<void> {
  const [item] = await orders.describeItems(transaction, [request.orderItemId])
  if (!item?.contactEmail) return
  await mail.send(transaction, {
    template: editRequestNews,
    to: item.contactEmail,
    data: { kind, text, orderId: request.orderId, orderNumber: item.orderNumber, itemName: item.title },
    dedupeKey,
  })
  if (kind !== 'proof') return
  await mail.text(transaction, {
    template: textProof,
    order: { id: request.orderId, customerId: item.customerId },
    data: { orderId: request.orderId, orderNumber: item.orderNumber, itemName: item.title },
    dedupeKey: `text-${dedupeKey}`,
  })
}
