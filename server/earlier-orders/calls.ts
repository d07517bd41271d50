import { alike } from '#server/kernel/door.ts'
import { earlierTotals, findByReferences } from './find-earlier-orders.ts'
import { keepEarlierOrder } from './keep-earlier-order.ts'

export const earlierOrdersCalls = {
  /** What the person with that address bought at the previous shop. */
  totalsOf: alike('customers.read', earlierTotals),
  /** For imports, which have checked the actor. */
  findByReferences,
  keep: keepEarlierOrder,
}
