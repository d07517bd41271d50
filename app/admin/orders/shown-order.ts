import type { OrderTableRow } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'

/** A row with what is not packed of it, though it is called finished. */
export type ShownOrder = OrderTableRow & { leftOvers: readonly UnpackedItem[] }
