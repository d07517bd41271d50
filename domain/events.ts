/** The events that webhooks report to other programs; the data of each is in event-data.ts. */
export const eventWords = {
  'order.paid': 'An order was paid, online or at the counter',
  'order.status_changed': 'An order moved to another status',
  'payment.refunded': 'Money for an order was refunded',
  'print_file.ready': 'A print file is ready to download',
  'shipment.created': 'A label was created, or a parcel’s tracking number was entered',
  'design.saved': 'A gang sheet was saved in the studio, possibly by someone who isn’t signed in',
  'customer.created': 'Someone signed up or was given an account',
  'alert.raised': 'Something has gone wrong in the shop that someone has to fix',
  'alert.cleared': 'Something that had gone wrong is fixed',
  'quote.requested': 'Someone asked for a quote',
} as const

export type EventName = keyof typeof eventWords

export const eventNames = Object.keys(eventWords) as EventName[]
