/** `note` is for staff alone; the other two are what shop and customer write to each other about an order. */
export const orderMessageKinds = ['note', 'to_customer', 'from_customer'] as const
export type OrderMessageKind = (typeof orderMessageKinds)[number]

/** Longest text, in characters. */
export const maxOrderMessage = 4_000
