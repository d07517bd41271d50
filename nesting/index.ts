export {
  type CheapestMix,
  type Film,
  findCheapestMix,
  type MixReason,
  type PriceTable,
  type SheetSize,
} from './cheapest-mix.ts'
export { type Filled, fillSheet } from './fill-sheet.ts'
export { nest } from './nest.ts'
export { type NestedSheets, nestSheets } from './nest-sheets.ts'
export { createNester, type Nester } from './nester.ts'
export { createRandom } from './random.ts'
export {
  type AlphaMask,
  type Contour,
  createShapeNester,
  type FilledShapes,
  type PlacedShape,
  type Point,
  type ShapeItem,
  type ShapeNester,
  type ShapeNote,
  type ShapeObstacle,
  type ShapeOptions,
  type ShapePlacement,
  type ShapeResult,
  type ShapeTurns,
  type TraceOptions,
  traceContours,
} from './shapes/index.ts'
export { squaredDistances } from './shapes/squared-distances.ts'
export { spreadCopies } from './spread.ts'
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
