/** `note` is for staff only; the other two are messages between shop and customer about an order. */
export const orderMessageKinds = ['note', 'to_customer', 'from_customer'] as const
export type OrderMessageKind = (typeof orderMessageKinds)[number]

/** Maximum length, in characters. */
export const maxOrderMessage = 4_000
