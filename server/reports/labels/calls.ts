import { alike, countEach } from '#server/kernel/door.ts'
import { countWaitingParcels, listWaiting, matchWaiting } from './list-waiting.ts'

export const labelsCalls = {
  table: alike('shipping.read', listWaiting),
  /** All that an address finds, shown or not. */
  matching: alike('shipping.read', matchWaiting),
  /** How many each finds, up to 10,001. */
  counts: alike('shipping.read', countEach(countWaitingParcels)),
}
