import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { tumblersCalls } from './calls.ts'
import { engravingPrices } from './change-prices.ts'
import type { TumblersDeps } from './deps.ts'
import { checkDesign } from './operations/check-design.ts'

export type { EngravingCheck } from './check-engraving.ts'

export type Tumblers = Door<typeof tumblersCalls> & {
  operations: BoundOperation[]
}

export function createTumblers(deps: TumblersDeps): Tumblers {
  return {
    ...createDoor(deps, tumblersCalls),

    operations: bindOperations([engravingPrices, checkDesign], deps),
  }
}
