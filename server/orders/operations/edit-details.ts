import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { detailsChangeSchema } from '#domain/orders/details-change.ts'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import { announceOrder } from '../announce-order.ts'
import { type ChangeableOrder, lockForChange } from '../change/read-for-change.ts'
import type { OrdersDeps } from '../deps.ts'
import { recordHistory } from '../record-history.ts'
import { orders } from '../tables.ts'
import { tellDetails } from '../tell-details.ts'
import { anyOrder, orderGone, orderId } from './order-shapes.ts'

/** Its contact, address and notes; lines and money are changed elsewhere. */
export const editDetails = defineOperation({
  name: 'orders.edit-details',
  route: 'PUT /orders/{order}/details',
  summary: 'Change contact, address, and notes of an order; `version` is the one you saw',
  may: 'orders.write',
  input: detailsChangeSchema.extend({ order: orderId }),
  example: {
    order: anyOrder,
    version: 1,
    contact: { fullName: 'Ada Lovelace', email: 'ada@example.com', phone: '' },
    address: { street1: '1100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' },
    notes: '',
    tellCustomer: true,
  },
  result: z.object({ version: z.int(), changed: z.array(z.string()) }),
  theirs: z.object({
    version: z.int(),
    contact: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
    address: z.object({
      street1: z.string(),
      street2: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
    }),
    notes: z.string(),
  }),
  async run({ database, clock, realtime, mail }: OrdersDeps, actor, sent) {
    const { order: id, version, contact, notes, tellCustomer } = sent
    return database.transaction(async (transaction) => {
      const order = await lockForChange(transaction, id)
      if (!order) throw new AppError('not_found', orderGone)
      if (order.version !== version) return conflict({ version: order.version, ...detailsOf(order) }, sent)
      const address = addressAfter(order, sent.address)
      const changed = changesOf(order, { contact, address, notes })
      if (changed.length === 0) return ok({ version, changed })
      if (changed.includes('address') && !isOnTheWay(order.status))
        throw new AppError(
          'conflict',
          'This order has already left or has a label. Void the label first, then change the address.',
        )
      await transaction
        .update(orders)
        .set({
          contactName: contact.fullName,
          contactEmail: contact.email,
          contactPhone: contact.phone,
          shippingAddress: { ...address, name: contact.fullName, email: contact.email, phone: contact.phone },
          notes,
          version: sql`${orders.version} + 1`,
        })
        .where(and(eq(orders.id, id), eq(orders.version, version)))
      const words = `Changed: ${changed.join(', ')}`
      await recordHistory(transaction, {
        ...{ orderId: id, at: clock.now(), actor, kind: 'change', from: null, to: 'changed', note: words },
      })
      await audit(transaction, actor, {
        action: 'order.edit_details',
        subject: `order:${id}`,
        before: detailsOf(order),
        after: { contact, address, notes },
      })
      if (tellCustomer) await tellDetails(mail, transaction, { order, contact, changed, version })
      await announceOrder(realtime, transaction, 'order.changed', order)
      return ok({ version: version + 1, changed })
    })
  },
})

type Address = ChangeableOrder['shippingAddress']

/** A pickup keeps the address it had: no one was asked for one. */
const addressAfter = (
  { deliveryMethod, shippingAddress }: ChangeableOrder,
  given: Pick<Address, 'street1' | 'street2' | 'city' | 'state' | 'zip'>,
): Address => (deliveryMethod === 'pickup' ? shippingAddress : { ...shippingAddress, ...given })

const placeOf = ({ street1, street2, city, state, zip }: Address) => ({ street1, street2, city, state, zip })

const detailsOf = ({ contactName, contactEmail, contactPhone, ...order }: ChangeableOrder) => ({
  contact: { fullName: contactName, email: contactEmail, phone: contactPhone },
  address: placeOf(order.shippingAddress),
  notes: order.notes,
})

function changesOf(order: ChangeableOrder, next: ReturnType<typeof detailsOf>): string[] {
  const before = detailsOf(order)
  const keys = ['street1', 'street2', 'city', 'state', 'zip'] as const
  const isOther: Record<string, boolean> = {
    name: before.contact.fullName !== next.contact.fullName,
    email: before.contact.email !== next.contact.email,
    phone: before.contact.phone !== next.contact.phone,
    address: keys.some((key) => before.address[key] !== next.address[key]),
    notes: before.notes !== next.notes,
  }
  return Object.keys(isOther).filter((what) => isOther[what])
}
