import { own } from '#server/kernel/door.ts'
import { checkEngraving } from './check-engraving.ts'
import { readSizes, seedSizes } from './read-sizes.ts'

export const tumblersCalls = {
  /** Sizes on sale, in their order. */
  sizes: readSizes,
  /** Whether the actor's own artwork can be engraved, checked by the server on its bytes. */
  checkEngraving: own(checkEngraving),
  /** Puts the specification's sizes and prices into an empty table, once. */
  ensureSeed: seedSizes,
}
