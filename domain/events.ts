import { z } from 'zod'

/** What open pages are told changed; they then read it again. */
export const liveEvents = [
  'access.changed',
  'ai-design.changed',
  'artwork.changed',
  'backup.changed',
  'batch.changed',
  'campaign.changed',
  'cart.changed',
  'design.changed',
  'edit-request.changed',
  'edit-request.created',
  'draft-order.changed',
  'order.changed',
  'order.placed',
  'payment.checked',
  'print-file.changed',
  'production.changed',
  'quote.changed',
  'roll.changed',
  'settings.changed',
  'shipment.changed',
  'webhook.changed',
] as const

export type LiveEvent = (typeof liveEvents)[number]

const cents = z.int()

/**
 * What other programs are told by webhooks, and what each says. Only names, numbers and ids: what else a program may
 * know, it reads under the permissions of its key.
 */
export const events = {
  'order.paid': {
    says: 'An order was paid, online or at the counter',
    data: z.object({ orderId: z.uuid(), orderNumber: z.string(), totalCents: cents }),
    example: { orderId: anyId(1), orderNumber: 'GW-000123', totalCents: 4_250 },
  },
  'order.status_changed': {
    says: 'An order went on to another status',
    data: z.object({ orderId: z.uuid(), from: z.string(), to: z.string() }),
    example: { orderId: anyId(1), from: 'pending_review', to: 'in_production' },
  },
  'payment.refunded': {
    says: 'Money of an order was given back',
    data: z.object({ orderId: z.uuid(), refundId: z.uuid(), amountCents: cents }),
    example: { orderId: anyId(1), refundId: anyId(2), amountCents: 1_500 },
  },
  'print_file.ready': {
    says: 'A print file can be downloaded',
    data: z.object({ printFileId: z.uuid(), orderId: z.uuid(), orderItemId: z.uuid(), part: z.string() }),
    example: { printFileId: anyId(3), orderId: anyId(1), orderItemId: anyId(4), part: 'sheet' },
  },
  'shipment.created': {
    says: 'A label was made, or the number of a parcel was entered',
    data: z.object({
      shipmentId: z.uuid(),
      orderId: z.uuid(),
      carrier: z.string(),
      trackingNumber: z.string().nullable(),
    }),
    example: {
      shipmentId: anyId(5),
      orderId: anyId(1),
      carrier: 'USPS',
      trackingNumber: '9400100000000000000000',
    },
  },
  'design.saved': {
    says: 'A gang sheet was saved in the studio; who made it may not be signed in',
    data: z.object({ designId: z.uuid(), customerId: z.uuid().nullable() }),
    example: { designId: anyId(6), customerId: anyId(7) },
  },
  'customer.created': {
    says: 'Somebody signed up, or was given an account',
    data: z.object({ customerId: z.uuid() }),
    example: { customerId: anyId(7) },
  },
  'alert.raised': {
    says: 'Something of the shop has gone wrong that somebody has to put right',
    data: z.object({ key: z.string(), what: z.string(), says: z.string(), fix: z.string() }),
    example: {
      ...{ key: 'backups', what: 'Backups', says: 'none was made.' },
      fix: 'See Site Settings, Backups.',
    },
  },
  'alert.cleared': {
    says: 'What had gone wrong is right again',
    data: z.object({ key: z.string(), what: z.string() }),
    example: { key: 'backups', what: 'Backups' },
  },
  'quote.requested': {
    says: 'Somebody asked for a quote',
    data: z.object({ quoteId: z.uuid() }),
    example: { quoteId: anyId(8) },
  },
} as const satisfies Record<string, { says: string; data: z.ZodType; example: unknown }>

function anyId(number: number): string {
  return `8a4c2f6e-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export type EventName = keyof typeof events
export type EventData<Name extends EventName> = z.input<(typeof events)[Name]['data']>

export const eventNames = Object.keys(events) as EventName[]
