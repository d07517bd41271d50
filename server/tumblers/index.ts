import type { TumblerSize } from '#domain/tumbler/tumblers.ts'
import type { Artwork } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { engravingPrices } from './change-prices.ts'
import { checkEngraving, type EngravingCheck } from './check-engraving.ts'
import { checkDesign } from './operations/check-design.ts'
import { readSizes, seedSizes } from './sizes.ts'

export type { EngravingCheck } from './check-engraving.ts'

export type Tumblers = {
  /** Sizes on sale, in their order. */
  sizes(): Promise<TumblerSize[]>
  /** Whether the actor's own artwork can be engraved, by the server's own look at its bytes. */
  checkEngraving(actor: Actor, artworkId: string): Promise<EngravingCheck>
  operations: BoundOperation[]
  /** Puts the specification's sizes and prices into an empty table, once. */
  ensureSeed(): Promise<void>
}

export type TumblersNeeds = {
  database: Database
  clock: Clock
  files: Pick<FileStore, 'withLocalFile'>
  artwork: Pick<Artwork, 'get' | 'describeForPrinting'>
}

export function createTumblers(needs: TumblersNeeds): Tumblers {
  return {
    sizes: () => readSizes(needs.database),
    checkEngraving: (actor, artworkId) => checkEngraving(needs, actor, artworkId),
    operations: bindOperations([engravingPrices, checkDesign], needs),
    ensureSeed: () => seedSizes(needs.database),
  }
}
