import type { ChangePricesOutcome } from '#domain/price-change.ts'
import type { TumblerSize } from '#domain/tumbler/tumblers.ts'
import type { Artwork } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { changePrices } from '#server/kernel/change-prices.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { engravingPrices } from './change-prices.ts'
import { checkEngraving, type EngravingCheck } from './check-engraving.ts'
import { readSizes, seedSizes } from './sizes.ts'

export type { EngravingCheck } from './check-engraving.ts'

export type Tumblers = {
  /** Sizes on sale, in their order. */
  sizes(): Promise<TumblerSize[]>
  /** Whether the actor's own artwork can be engraved, by the server's own look at its bytes. */
  checkEngraving(actor: Actor, artworkId: string): Promise<EngravingCheck>
  /** Changes prices that stand as their editor saw them (domain/price-change.ts). Staff only. */
  changePrices(actor: Actor, changes: unknown): Promise<ChangePricesOutcome>
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
    changePrices: (actor, changes) => changePrices(needs.database, actor, changes, engravingPrices),
    ensureSeed: () => seedSizes(needs.database),
  }
}
