import type { Process } from '#domain/production.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { atLength } from '#server/kernel/at-length.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { admitOrder } from './admit-order.ts'
import { type BlockOutcome, blockItem, unblockItem } from './block-item.ts'
import { holdChanged } from './hold-changed.ts'
import { listUnpacked, type UnpackedItem } from './list-unpacked.ts'
import { type MoveResult, type MoveWish, moveItem } from './move-item.ts'
import type { ProductionNeeds } from './needs.ts'
import { type Board, readBoard } from './read-board.ts'
import { exportFilm, type FilmReport, reportFilm } from './report-film.ts'
import { type ReprintOutcome, reprintItem } from './reprint-item.ts'
import { type ScanTicketOutcome, scanTicket } from './scan-ticket.ts'
import { type SettleChangeOutcome, settleChange } from './settle-change.ts'
import { printTickets } from './tickets/print-tickets.ts'

export type { BlockOutcome } from './block-item.ts'
export type { UnpackedItem } from './list-unpacked.ts'
export type { MoveResult, MoveWish, PackedOrder } from './move-item.ts'
export type { Board, BoardCard } from './read-board.ts'
export type { FilmReport } from './report-film.ts'
export type { ReprintOutcome } from './reprint-item.ts'
export type { ScanTicketOutcome } from './scan-ticket.ts'
export type { SettleChangeOutcome } from './settle-change.ts'

/** The floor: where each item of a paid order stands between checking its artwork and packing it. */
export type Production = {
  /** Takes the items of an order in, in the transaction that makes it paid. Each once. */
  admit(transaction: Transaction, orderId: string): Promise<void>
  /** Stops an item whose design was changed in print or after it, in the transaction of the change. */
  holdChanged(transaction: Transaction, actor: Actor, itemId: string): Promise<void>
  /** What is to happen to such an item: it is made again, or kept as it was printed. Staff only. */
  settleChange(actor: Actor, input: unknown): Promise<SettleChangeOutcome>
  /** All items of open, paid orders, and what is not packed of finished ones; most urgent first. Staff only. */
  readBoard(actor: Actor): Promise<Board>
  /** A packed order that is picked up lies on its shelf from now on. False when somebody has moved the order since. */
  shelve(actor: Actor, orderId: string): Promise<boolean>
  /** What of these orders is not packed. Staff only. */
  listUnpacked(actor: Actor, orderIds: readonly string[]): Promise<UnpackedItem[]>
  /** Moves one item from where it was seen; whoever comes second is told where it is. Staff only. */
  move(actor: Actor, wish: MoveWish): Promise<MoveResult>
  /** Each for itself, one after the other: what cannot be moved keeps nobody else back. Staff only. */
  moveMany(actor: Actor, wishes: readonly MoveWish[]): Promise<MoveResult[]>
  /** A ticket scanned at a station goes on to its next place, once; without a station it is found. Staff only. */
  scan(actor: Actor, scanned: string, station: Process | null): Promise<ScanTicketOutcome>
  /** Nothing goes on while it is blocked. `input`: blockSchema. Staff only. */
  block(actor: Actor, input: unknown): Promise<BlockOutcome>
  unblock(actor: Actor, itemId: string): Promise<BlockOutcome>
  /** Back to where it is made, with a reason; the film of the spoiled copies is wasted. Staff only. */
  reprint(actor: Actor, input: unknown): Promise<ReprintOutcome>
  /** Film used and wasted, by day and reason; the last 30 days by default. Inches. Staff only. */
  reportFilm(actor: Actor, asked: { from: string | null; to: string | null }): Promise<FilmReport>
  exportFilm(
    actor: Actor,
    asked: { from: string | null; to: string | null },
  ): Promise<{ csv: string; fileName: string }>
  /** Job tickets as PDF, 4 × 6 in each; null when none of the items is on the floor. Staff only. */
  printTickets(actor: Actor, itemIds: readonly string[]): Promise<Uint8Array | null>
}

export function createProduction(needs: ProductionNeeds): Production {
  return {
    admit: (transaction, orderId) => admitOrder(needs, transaction, orderId),
    holdChanged: (transaction, actor, itemId) => holdChanged(needs, transaction, actor, itemId),
    settleChange: (actor, input) => settleChange(needs, actor, input),
    readBoard: () => readBoard(needs),
    listUnpacked: (_actor, orderIds) => listUnpacked(needs, orderIds),
    move: (actor, wish) => moveItem(needs, actor, wish),
    async moveMany(actor, wishes) {
      const results: MoveResult[] = []
      for (const wish of wishes) results.push(await moveItem(needs, actor, wish))
      return results
    },
    shelve: async (actor, orderId) =>
      (await needs.orders.setStatus(actor, orderId, 'ready_for_pickup', 'in_production')).ok,
    scan: (actor, scanned, station) => scanTicket(needs, actor, scanned, station),
    block: (actor, input) => blockItem(needs, actor, input),
    unblock: (actor, itemId) => unblockItem(needs, actor, itemId),
    printTickets: (actor, itemIds) => printTickets(needs, actor, itemIds),
    reportFilm: (_actor, asked) => atLength(() => reportFilm(needs, asked)),
    exportFilm: (_actor, asked) => atLength(() => exportFilm(needs, asked)),
    reprint: (actor, input) => reprintItem(needs, actor, input),
  }
}
