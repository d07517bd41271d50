/** Changes that open pages are notified of; they then reload the data. */
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
  'import.changed',
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

/** Sent in place of events that a process of the shop missed: anything may have changed. */
export const missedNews = 'missed'

export type LiveEvent = (typeof liveEvents)[number]
