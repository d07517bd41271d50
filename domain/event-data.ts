import { z } from 'zod'
import type { EventName } from './events.ts'

const cents = z.int()

/**
 * The data that webhooks send to other programs. Only names, numbers and ids: anything else that a program may know, it
 * reads with the permissions of its key.
 */
export const events = {
  'order.paid': {
    data: z.object({ orderId: z.uuid(), orderNumber: z.string(), totalCents: cents }),
    example: { orderId: anyId(1), orderNumber: 'GW-000123', totalCents: 4_250 },
  },
  'order.status_changed': {
    data: z.object({ orderId: z.uuid(), from: z.string(), to: z.string() }),
    example: { orderId: anyId(1), from: 'pending_review', to: 'in_production' },
  },
  'payment.refunded': {
    data: z.object({ orderId: z.uuid(), refundId: z.uuid(), amountCents: cents }),
    example: { orderId: anyId(1), refundId: anyId(2), amountCents: 1_500 },
  },
  'print_file.ready': {
    data: z.object({ printFileId: z.uuid(), orderId: z.uuid(), orderItemId: z.uuid(), part: z.string() }),
    example: { printFileId: anyId(3), orderId: anyId(1), orderItemId: anyId(4), part: 'sheet' },
  },
  'shipment.created': {
    data: z.object({
      shipmentId: z.uuid(),
      orderId: z.uuid(),
      /** All orders in the parcel, this one first. */
      orderIds: z.array(z.uuid()).optional(),
      carrier: z.string(),
      trackingNumber: z.string().nullable(),
    }),
    example: {
      shipmentId: anyId(5),
      orderId: anyId(1),
      orderIds: [anyId(1)],
      carrier: 'USPS',
      trackingNumber: '9400100000000000000000',
    },
  },
  'design.saved': {
    data: z.object({ designId: z.uuid(), customerId: z.uuid().nullable() }),
    example: { designId: anyId(6), customerId: anyId(7) },
  },
  'customer.created': {
    data: z.object({ customerId: z.uuid() }),
    example: { customerId: anyId(7) },
  },
  'alert.raised': {
    data: z.object({ key: z.string(), what: z.string(), says: z.string(), fix: z.string() }),
    example: {
      ...{ key: 'backups', what: 'Backups', says: 'none has been made.' },
      fix: 'See Site Settings, Backups.',
    },
  },
  'alert.cleared': {
    data: z.object({ key: z.string(), what: z.string() }),
    example: { key: 'backups', what: 'Backups' },
  },
  'quote.requested': {
    data: z.object({ quoteId: z.uuid() }),
    example: { quoteId: anyId(8) },
  },
} as const satisfies Record<EventName, { data: z.ZodType; example: unknown }>

/** What "Try" sends to a webhook; it cannot be subscribed to. */
export const testEvent = {
  words: 'Someone tested the webhook',
  data: z.object({ name: z.string() }),
  example: { name: 'Label station' },
}

function anyId(number: number): string {
  return `8a4c2f6e-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export type EventData<Name extends EventName> = z.input<(typeof events)[Name]['data']>
