import { alike, may, withoutDeps } from '#server/kernel/door.ts'
import { admitOrder } from './admit-order.ts'
import { endWaiting, followChange, standingOf } from './follow-change.ts'
import { holdChanged } from './hold-changed.ts'
import { listSpoiled } from './list-spoiled.ts'
import { listUnpacked } from './list-unpacked.ts'
import { moveWithin } from './move-item.ts'
import { readBoard } from './read-board.ts'
import { readCalendar } from './read-calendar.ts'
import { exportFilm, reportFilm } from './report-film.ts'
import { reprintWithin } from './reprint-item.ts'
import { printTickets } from './tickets/print-tickets.ts'
import { whyNotMade } from './why-not-made.ts'

export const productionCalls = {
  /** Brings an order's items onto the floor, in the transaction that makes it paid. Each only once. */
  admit: admitOrder,
  /** Blocks an item whose design was changed in print or later, in the transaction of the change. */
  holdChanged,
  standingOf: withoutDeps(standingOf),
  /** Applies a change of an order, in its transaction. */
  followChange,
  /** Lets items of an order continue: what they waited for has arrived. */
  endWaiting,
  /** All items of open, paid orders, and unpacked ones of finished orders; most urgent first. Staff only. */
  readBoard: alike('production.read', readBoard),
  /** What is due on each day of four weeks, and the work it means for the stations. Staff only. */
  readCalendar: alike('production.read', readCalendar),
  whyNotMade,
  /** Moves one item in the caller's transaction, from where it was seen. */
  move: moveWithin,
  /** Makes copies of one item again, in the caller's transaction; if refused, nothing is written. */
  reprint: reprintWithin,
  /** Why earlier runs of these items were spoiled. Internal to the server. */
  listSpoiled: withoutDeps(listSpoiled),
  /** The items of these orders that are not packed. Staff only. */
  listUnpacked: alike('production.read', listUnpacked),
  /** Job tickets as PDF, 4 × 6 in each; null if none of the items is on the floor. Staff only. */
  printTickets: may('production.write', printTickets),
  /** Film used and wasted, by day and reason; the last 30 days by default. Inches. Staff only. */
  reportFilm: alike('production.read', reportFilm),
  exportFilm: alike('production.read', exportFilm),
}
