/** What other programs are told by webhooks; what each of them carries is in event-data.ts. */
export const eventWords = {
  'order.paid': 'An order was paid, online or at the counter',
  'order.status_changed': 'An order went on to another status',
  'payment.refunded': 'Money of an order was given back',
  'print_file.ready': 'A print file can be downloaded',
  'shipment.created': 'A label was made, or the number of a parcel was entered',
  'design.saved': 'A gang sheet was saved in the studio; who made it may not be signed in',
  'customer.created': 'Somebody signed up, or was given an account',
  'alert.raised': 'Something of the shop has gone wrong that somebody has to put right',
  'alert.cleared': 'What had gone wrong is right again',
  'quote.requested': 'Somebody asked for a quote',
} as const

export type EventName = keyof typeof eventWords

export const eventNames = Object.keys(eventWords) as EventName[]
