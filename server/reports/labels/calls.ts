import { alike, countEach } from '#server/kernel/door.ts'
import { countWaitingParcels, listWaiting, matchWaiting } from './list-waiting.ts'

export const labelsCalls = {
  table: alike('shipping.read', listWaiting),
  /** Everything a filter URL matches, shown or not. */
  matching: alike('shipping.read', matchWaiting),
  /** How many each one finds, up to 10,001. */
  counts: alike('shipping.read', countEach(countWaitingParcels)),
}
