import { alike } from '#server/kernel/door.ts'
import { earlierTotals, findByReferences } from './find-earlier-orders.ts'
import { keepEarlierOrder } from './keep-earlier-order.ts'

export const earlierOrdersCalls = {
  /** What somebody with that address bought at the shop before. */
  totalsOf: alike('customers.read', earlierTotals),
  /** For imports, which have asked who acts. */
  findByReferences,
  keep: keepEarlierOrder,
}
