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
  /** The keys of a new listing with their stock counts, in the transaction that creates the listing. */
  open: openStock,
  /** Closes what a listing no longer offers, in the transaction that changes the listing. */
  close: closeStock,
  /** After a listing's title changed. */
  rename: withoutDeps(renameStock),
  levelOf,
  levelsOf,
  /** What this browser holds for checkouts that are not paid yet. */
  heldBy,
  /** PREPARE. False if something is not available: undo the transaction. */
  reserve: reserveStock,
  /** SETTLE: takes or frees what an order holds. Returns what was no longer available when a late payment came. */
  followPayment,
  /** Frees expired reservations; the job does this every few minutes. */
  releaseExpired,
  /** Puts goods of a refund back on the shelf, once per `returnKey`. */
  putBack,
  /** Changes the lines of a paid order. False if something is not available: undo the transaction. */
  changeOrder,
  restock: may('products.write', restock),
  adjust: may('products.write', adjust),
  /** Changes many sizes and colors of one listing, all or none. */
  changeMany: may('products.write', changeMany),
  lowStock: alike('products.read', lowStock),
  journalOf: alike('products.read', journalOf),
}
