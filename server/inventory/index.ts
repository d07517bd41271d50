import { z } from 'zod'

import type { Actor } from '#server/kernel/actor.ts'

import type { Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/kernel/emit.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import { type ChangeManyOutcome, changeMany } from './change-many.ts'
import { changeOrder, type LineChange } from './change-order.ts'
import {
  type AdjustInput,
  adjust,
  type ChangeStockOutcome,
  type RestockInput,
  restock,
} from './change-stock.ts'
import { type ClosingStock, closeStock, renameStock } from './close-stock.ts'
import type { InventoryDeps } from './deps.ts'
import { followPayment, type Shortage } from './follow-payment.ts'
import type { StockKey } from './move-stock.ts'
import { type NewStock, openStock } from './open-stock.ts'
import { changeListingStock } from './operations/change-stock.ts'
import { inventoryOwnData } from './own-data.ts'
import { type PutBackLine, putBack } from './put-back.ts'
import {
  heldBy,
  journalOf,
  levelOf,
  levelsOf,
  lowStock,
  type StockLevel,
  type StockMoveView,
} from './read-stock.ts'
import { releaseExpired } from './release-stock.ts'
import { type ReserveInput, reserveStock, type StockWish } from './reserve-stock.ts'

export type { ChangeManyOutcome } from './change-many.ts'
export type { Shortage } from './follow-payment.ts'
export type { StockLevel, StockMoveView } from './read-stock.ts'

/** How many of which listing, size and color there are, and who holds them. */
export type Inventory = {
  /** The keys of a new listing with what there is of each, in the transaction that makes the listing. */
  open(transaction: Transaction, actorName: string, stock: NewStock): Promise<void>
  /** What a listing no longer offers, in the transaction that changes the listing. */
  close(transaction: Transaction, actorName: string, closing: ClosingStock): Promise<void>
  /** After a listing got another title. */
  rename(transaction: Transaction, listingId: string, name: string): Promise<void>
  levelOf(key: StockKey): Promise<StockLevel | null>
  levelsOf(listingIds: readonly string[]): Promise<StockLevel[]>
  /** What this browser holds for checkouts that are not paid yet. */
  heldBy(visitorId: string): Promise<(StockKey & { quantity: number })[]>
  /** PREPARE. False when something is not there: undo the transaction. */
  reserve(transaction: Transaction, input: ReserveInput): Promise<boolean>
  /** SETTLE: takes or frees what an order holds. Returns what was gone when late money came. */
  followPayment(
    transaction: Transaction,
    settled: { orderId: string; outcome: PaymentOutcome },
  ): Promise<Shortage[]>
  /** Frees reservations whose time is over; what the job does every few minutes. */
  releaseExpired(): Promise<number>
  /** Goods of a refund go back to the shelf, once for each `returnKey`. */
  putBack(
    transaction: Transaction,
    orderId: string,
    lines: readonly PutBackLine[] | 'all',
    returnKey: string,
  ): Promise<void>
  /** A paid order's lines changed. False when something is not there: undo the transaction. */
  changeOrder(
    transaction: Transaction,
    orderId: string,
    change: { actorName: string; changed: LineChange[]; added: StockWish[] },
  ): Promise<boolean>
  restock(actor: Actor, input: RestockInput): Promise<ChangeStockOutcome>
  adjust(actor: Actor, input: AdjustInput): Promise<ChangeStockOutcome>
  /** Many sizes and colors of one listing, all or none. */
  changeMany(actor: Actor, input: unknown): Promise<ChangeManyOutcome>
  lowStock(actor: Actor): Promise<StockLevel[]>
  journalOf(actor: Actor, listingId: string): Promise<StockMoveView[]>
  operations: BoundOperation[]
  ownData: OwnDataPart
}

const releaseExpiredJob = defineJob('inventory.release-expired', z.object({}))

export function createInventory(deps: InventoryDeps): Inventory {
  deps.jobs.handle(releaseExpiredJob, async () => {
    await releaseExpired(deps)
  })
  deps.jobs.schedule(releaseExpiredJob, '*/5 * * * *', {})
  return {
    open: (transaction, actorName, stock) => openStock(deps, transaction, actorName, stock),
    close: (transaction, actorName, closing) => closeStock(deps, transaction, actorName, closing),
    rename: renameStock,
    levelOf: (key) => levelOf(deps, key),
    levelsOf: (listingIds) => levelsOf(deps, listingIds),
    heldBy: (visitorId) => heldBy(deps, visitorId),
    reserve: (transaction, input) => reserveStock(deps, transaction, input),
    followPayment: (transaction, settled) => followPayment(deps, transaction, settled),
    releaseExpired: () => releaseExpired(deps),
    putBack: (transaction, orderId, lines, returnKey) =>
      putBack(deps, transaction, orderId, lines, returnKey),
    changeOrder: (transaction, orderId, change) => changeOrder(deps, transaction, orderId, change),
    restock: (actor, input) => restock(deps, actor, input),
    adjust: (actor, input) => adjust(deps, actor, input),
    changeMany: (actor, input) => changeMany(deps, actor, input),
    operations: bindOperations([changeListingStock], deps),
    lowStock: () => lowStock(deps),
    journalOf: (_actor, listingId) => journalOf(deps, listingId),
    ownData: inventoryOwnData,
  }
}
