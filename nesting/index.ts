export {
  type CheapestMix,
  type Film,
  findCheapestMix,
  type MixReason,
  type PriceTable,
  type SheetSize,
} from './cheapest-mix.ts'
export { type Filled, fillSheet } from './fill.ts'
export { nest } from './nest.ts'
export { createNester, type Nester } from './nester.ts'
export { type NestedSheets, nestSheets } from './sheets.ts'
export type {
  NestBudget,
  NestItem,
  NestObstacle,
  NestOptions,
  NestPlacement,
  NestResult,
  NestStrip,
  NestTurn,
  NestUnplaced,
  UnplacedReason,
} from './types.ts'
