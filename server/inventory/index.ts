import { z } from 'zod'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Executor, Transaction } from '#server/kernel/database.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { Mail } from '#server/mail/index.ts'
import type { PaymentOutcome } from '#server/payments/index.ts'
import { type ChangeManyOutcome, changeMany } from './change-many.ts'
import {
  type AdjustInput,
  adjust,
  type ChangeStockOutcome,
  type RestockInput,
  restock,
} from './change-stock.ts'
import { type ClosingStock, closeStock, renameStock } from './close-stock.ts'
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
import { type ReserveInput, reserveStock } from './reserve-stock.ts'

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
  restock(actor: Actor, input: RestockInput): Promise<ChangeStockOutcome>
  adjust(actor: Actor, input: AdjustInput): Promise<ChangeStockOutcome>
  /** Many sizes and colors of one listing, all or none. */
  changeMany(actor: Actor, input: unknown): Promise<ChangeManyOutcome>
  lowStock(actor: Actor): Promise<StockLevel[]>
  journalOf(actor: Actor, listingId: string): Promise<StockMoveView[]>
  operations: BoundOperation[]
  ownData: OwnDataPart
}

export type InventoryNeeds = {
  database: Database
  clock: Clock
  jobs: Jobs
  mail: Mail
  readSettings(): Promise<ShopSettings>
  readSettingsWithin(executor: Executor): Promise<ShopSettings>
  /** Who hears of low stock; the shop's contact address when null. */
  staffAddress: string | null
}

const releaseExpiredJob = defineJob('inventory.release-expired', z.object({}))

export function createInventory(needs: InventoryNeeds): Inventory {
  needs.jobs.handle(releaseExpiredJob, async () => {
    await releaseExpired(needs)
  })
  needs.jobs.schedule(releaseExpiredJob, '*/5 * * * *', {})
  return {
    open: (transaction, actorName, stock) => openStock(needs, transaction, actorName, stock),
    close: (transaction, actorName, closing) => closeStock(needs, transaction, actorName, closing),
    rename: renameStock,
    levelOf: (key) => levelOf(needs, key),
    levelsOf: (listingIds) => levelsOf(needs, listingIds),
    heldBy: (visitorId) => heldBy(needs, visitorId),
    reserve: (transaction, input) => reserveStock(needs, transaction, input),
    followPayment: (transaction, settled) => followPayment(needs, transaction, settled),
    releaseExpired: () => releaseExpired(needs),
    putBack: (transaction, orderId, lines, returnKey) =>
      putBack(needs, transaction, orderId, lines, returnKey),
    restock: (actor, input) => restock(needs, actor, input),
    adjust: (actor, input) => adjust(needs, actor, input),
    changeMany: (actor, input) => changeMany(needs, actor, input),
    operations: bindOperations([changeListingStock], needs),
    lowStock: () => lowStock(needs),
    journalOf: (_actor, listingId) => journalOf(needs, listingId),
    ownData: inventoryOwnData,
  }
}
