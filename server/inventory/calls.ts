import { alike, may, withoutDeps } from '#server/kernel/door.ts'
import { changeMany } from './change-many.ts'
import { changeOrder } from './change-order.ts'
import { adjust, restock } from './change-stock.ts'
import { closeStock, renameStock } from './close-stock.ts'
import { followPayment } from './follow-payment.ts'
import { openStock } from './open-stock.ts'
import { putBack } from './put-back.ts'
import { heldBy, journalOf, levelOf, levelsOf, lowStock } from './read-stock.ts'
import { releaseExpired } from './release-stock.ts'
import { reserveStock } from './reserve-stock.ts'

export const inventoryCalls = {
  /** The keys of a new listing with what there is of each, in the transaction that makes the listing. */
  open: openStock,
  /** What a listing no longer offers, in the transaction that changes the listing. */
  close: closeStock,
  /** After a listing got another title. */
  rename: withoutDeps(renameStock),
  levelOf,
  levelsOf,
  /** What this browser holds for checkouts that are not paid yet. */
  heldBy,
  /** PREPARE. False when something is not there: undo the transaction. */
  reserve: reserveStock,
  /** SETTLE: takes or frees what an order holds. Returns what was gone when late money came. */
  followPayment,
  /** Frees reservations whose time is over; what the job does every few minutes. */
  releaseExpired,
  /** Goods of a refund go back to the shelf, once for each `returnKey`. */
  putBack,
  /** A paid order's lines changed. False when something is not there: undo the transaction. */
  changeOrder,
  restock: may('products.write', restock),
  adjust: may('products.write', adjust),
  /** Many sizes and colors of one listing, all or none. */
  changeMany: may('products.write', changeMany),
  lowStock: alike('products.read', lowStock),
  journalOf: alike('products.read', journalOf),
}
