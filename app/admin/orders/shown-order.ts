import type { OrderTableRow } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'

/** A row with its unpacked items, even though the order is marked finished. */
export type ShownOrder = OrderTableRow & { leftOvers: readonly UnpackedItem[] }
