import type { TumblerSize } from '#domain/tumbler/tumblers.ts'

import type { Actor } from '#server/kernel/actor.ts'

import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { engravingPrices } from './change-prices.ts'
import { checkEngraving, type EngravingCheck } from './check-engraving.ts'
import type { TumblersDeps } from './deps.ts'
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

export function createTumblers(deps: TumblersDeps): Tumblers {
  return {
    sizes: () => readSizes(deps.database),
    checkEngraving: (actor, artworkId) => checkEngraving(deps, actor, artworkId),
    operations: bindOperations([engravingPrices, checkDesign], deps),
    ensureSeed: () => seedSizes(deps.database),
  }
}
