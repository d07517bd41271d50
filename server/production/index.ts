import type { Actor } from '#server/kernel/actor.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { admitOrder } from './admit-order.ts'
import type { ProductionDeps } from './deps.ts'
import {
  endWaiting,
  type FloorChange,
  followChange,
  holdStill,
  type Standing,
  standingOf,
} from './follow-change.ts'
import { holdChanged } from './hold-changed.ts'
import { listSpoiled, type SpoiledRun } from './list-spoiled.ts'
import { listUnpacked, type UnpackedItem } from './list-unpacked.ts'
import { type MoveResult, type MoveWish, moveWithin } from './move-item.ts'
import { productionOperations } from './operations/index.ts'
import { type Board, readBoard } from './read-board.ts'
import { type Calendar, readCalendar } from './read-calendar.ts'
import { exportFilm, type FilmReport, reportFilm } from './report-film.ts'
import { printTickets } from './tickets/print-tickets.ts'

export type { Standing } from './follow-change.ts'
export type { UnpackedItem } from './list-unpacked.ts'
export type { MoveResult } from './move-item.ts'
export type { Board, BoardCard } from './read-board.ts'
export type { Calendar, CalendarDay, PlannedOrder } from './read-calendar.ts'
export type { FilmReport } from './report-film.ts'

/** The floor: where each item of a paid order stands between checking its artwork and packing it. */
export type Production = {
  /** What is done on the floor (docs/adr/0018-operations.md). */
  operations: BoundOperation[]
  /** Takes the items of an order in, in the transaction that makes it paid. Each once. */
  admit(transaction: Transaction, orderId: string): Promise<void>
  /** Stops an item whose design was changed in print or after it, in the transaction of the change. */
  holdChanged(transaction: Transaction, actor: Actor, itemId: string): Promise<void>
  /** How far the items of an order have come; locked until the transaction ends. For the server itself. */
  lockStanding(transaction: Transaction, orderId: string): Promise<Standing[]>
  standingOf(executor: Executor, orderId: string): Promise<Standing[]>
  /** An order was changed, in its transaction. */
  followChange(transaction: Transaction, actor: Actor, change: FloorChange): Promise<void>
  /** What items of an order waited for has come. */
  endWaiting(transaction: Transaction, waited: { orderId: string; reason: string }): Promise<void>
  /** Whether these items are as they were seen, and stay so until the transaction ends. */
  holdStill: typeof holdStill
  /** All items of open, paid orders, and what is not packed of finished ones; most urgent first. Staff only. */
  readBoard(actor: Actor): Promise<Board>
  /** What is due on each day of four weeks, and what it asks of the stations. Staff only. */
  readCalendar(actor: Actor, from: string | null): Promise<Calendar>
  /** Moves one item in the caller's transaction, from where it was seen. */
  move(transaction: Transaction, actor: Actor, wish: MoveWish): Promise<MoveResult>
  /** Why earlier runs of these items were spoiled. For the server itself. */
  listSpoiled(executor: Executor, itemIds: readonly string[]): Promise<SpoiledRun[]>
  /** What of these orders is not packed. Staff only. */
  listUnpacked(actor: Actor, orderIds: readonly string[]): Promise<UnpackedItem[]>
  /** Film used and wasted, by day and reason; the last 30 days by default. Inches. Staff only. */
  reportFilm(actor: Actor, asked: { from: string | null; to: string | null }): Promise<FilmReport>
  exportFilm(
    actor: Actor,
    asked: { from: string | null; to: string | null },
  ): Promise<{ csv: string; fileName: string }>
  /** Job tickets as PDF, 4 × 6 in each; null when none of the items is on the floor. Staff only. */
  printTickets(actor: Actor, itemIds: readonly string[]): Promise<Uint8Array | null>
}

export function createProduction(deps: ProductionDeps): Production {
  return {
    operations: bindOperations(productionOperations, deps),
    admit: (transaction, orderId) => admitOrder(deps, transaction, orderId),
    holdChanged: (transaction, actor, itemId) => holdChanged(deps, transaction, actor, itemId),
    lockStanding: (transaction, orderId) => standingOf(transaction, orderId, { isLocking: true }),
    standingOf: (executor, orderId) => standingOf(executor, orderId),
    followChange: (transaction, actor, change) => followChange(deps, transaction, actor, change),
    endWaiting: (transaction, waited) => endWaiting(deps, transaction, waited),
    holdStill,
    readBoard: () => readBoard(deps),
    readCalendar: (_actor, from) => readCalendar(deps, from),
    move: (transaction, actor, wish) => moveWithin(deps, transaction, actor, wish),
    listSpoiled,
    listUnpacked: (_actor, orderIds) => listUnpacked(deps, orderIds),
    printTickets: (actor, itemIds) => printTickets(deps, actor, itemIds),
    reportFilm: (_actor, asked) => reportFilm(deps, asked),
    exportFilm: (_actor, asked) => exportFilm(deps, asked),
  }
}
