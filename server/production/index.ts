import type { Transaction } from '#server/kernel/database.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { productionCalls } from './calls.ts'
import type { ProductionDeps } from './deps.ts'
import { holdStill, type Standing, standingOf } from './follow-change.ts'
import { productionOperations } from './operations/index.ts'

export type { Standing } from './follow-change.ts'
export type { UnpackedItem } from './list-unpacked.ts'
export type { MoveResult } from './move-item.ts'
export type { Board, BoardCard } from './read-board.ts'
export type { Calendar, CalendarDay, PlannedOrder } from './read-calendar.ts'
export type { FilmReport } from './report-film.ts'
export type { ReprintResult } from './reprint-item.ts'

/** The floor: where each item of a paid order is, from checking its artwork to packing it. */
export type Production = Door<typeof productionCalls> & {
  /** Operations on the floor (docs/adr/0018-operations.md). */
  operations: BoundOperation[]
  /** How far along the items of an order are; locked until the transaction ends. Internal to the server. */
  lockStanding(transaction: Transaction, orderId: string): Promise<Standing[]>
  /** Whether these items are as they were seen, and stay so until the transaction ends. */
  holdStill: typeof holdStill
}

export function createProduction(deps: ProductionDeps): Production {
  return {
    ...createDoor(deps, productionCalls),

    operations: bindOperations(productionOperations, deps),
    lockStanding: (transaction, orderId) => standingOf(transaction, orderId, { isLocking: true }),
    holdStill,
  }
}
