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
export {
  type AlphaMask,
  type Contour,
  createShapeNester,
  type Point,
  type ShapeItem,
  type ShapeNester,
  type ShapeNote,
  type ShapeOptions,
  type ShapePlacement,
  type ShapeResult,
  type ShapeTurns,
  type TraceOptions,
  traceContours,
} from './shapes/index.ts'
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
