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
  /** Takes the items of an order in, in the transaction that makes it paid. Each once. */
  admit: admitOrder,
  /** Stops an item whose design was changed in print or after it, in the transaction of the change. */
  holdChanged,
  standingOf: withoutDeps(standingOf),
  /** An order was changed, in its transaction. */
  followChange,
  /** What items of an order waited for has come. */
  endWaiting,
  /** All items of open, paid orders, and what is not packed of finished ones; most urgent first. Staff only. */
  readBoard: alike('production.read', readBoard),
  /** What is due on each day of four weeks, and what it asks of the stations. Staff only. */
  readCalendar: alike('production.read', readCalendar),
  whyNotMade,
  /** Moves one item in the caller's transaction, from where it was seen. */
  move: moveWithin,
  /** Makes copies of one item again, in the caller's transaction; refused, nothing is written. */
  reprint: reprintWithin,
  /** Why earlier runs of these items were spoiled. For the server itself. */
  listSpoiled: withoutDeps(listSpoiled),
  /** What of these orders is not packed. Staff only. */
  listUnpacked: alike('production.read', listUnpacked),
  /** Job tickets as PDF, 4 × 6 in each; null when none of the items is on the floor. Staff only. */
  printTickets: may('production.write', printTickets),
  /** Film used and wasted, by day and reason; the last 30 days by default. Inches. Staff only. */
  reportFilm: alike('production.read', reportFilm),
  exportFilm: alike('production.read', exportFilm),
}
