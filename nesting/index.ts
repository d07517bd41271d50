export { nest } from './nest.ts'
export { createNester, type Nester } from './nester.ts'
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
