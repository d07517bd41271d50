import { z } from 'zod'
import type { Offer } from '#domain/money/discount.ts'

import type { Actor } from '#server/kernel/actor.ts'

import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/kernel/emit.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { DiscountsDeps } from './deps.ts'
import { automaticOffers, type CodeReading, readCode } from './find-offers.ts'
import { followPayment } from './follow-payment.ts'
import { giveBack } from './give-back.ts'
import { noteAmount, offerOfOrder } from './offer-of-order.ts'
import { discountOperations } from './operations/index.ts'
import { discountsOwnData } from './own-data.ts'
import { releaseExpired } from './release-uses.ts'
import { type ReserveUseInput, type ReserveUseOutcome, reserveUse } from './reserve-use.ts'

export type { CodeReading } from './find-offers.ts'
export type { DiscountView } from './present.ts'

/** Promo codes and automatic promotions: what they take off, and how often they were used. */
export type Discounts = {
  automaticOffers(): Promise<Offer[]>
  /** `guesser` is the network address, by which guessing is limited besides the actor. */
  readCode(actor: Actor, typed: string, guesser: string): Promise<CodeReading>
  /** PREPARE. When it is refused: undo the transaction. */
  reserve(transaction: Transaction, input: ReserveUseInput): Promise<ReserveUseOutcome>
  /** SETTLE: counts or frees an order's use. True when late money went past the limit. */
  followPayment(
    transaction: Transaction,
    settled: { orderId: string; outcome: PaymentOutcome },
  ): Promise<boolean>
  /** Frees uses whose time to pay is over; what the job does every few minutes. */
  releaseExpired(): Promise<number>
  /** A refunded order's use goes back, once. */
  giveBack(transaction: Transaction, orderId: string): Promise<void>
  /** By which an order has its discount, as it is now; for the server itself. */
  offerOf(executor: Executor, orderId: string): Promise<Offer | null>
  /** A changed order's discount takes this off. */
  noteAmount(transaction: Transaction, orderId: string, amountCents: number): Promise<void>
  ownData: OwnDataPart
  operations: BoundOperation[]
}

const releaseExpiredJob = defineJob('discounts.release-expired', z.object({}))

export function createDiscounts(deps: DiscountsDeps): Discounts {
  deps.jobs.handle(releaseExpiredJob, async () => {
    await releaseExpired(deps)
  })
  deps.jobs.schedule(releaseExpiredJob, '*/5 * * * *', {})
  return {
    automaticOffers: () => automaticOffers(deps),
    readCode: (actor, typed, guesser) => readCode(deps, actor, typed, guesser),
    reserve: (transaction, input) => reserveUse(deps, transaction, input),
    followPayment: (transaction, settled) => followPayment(deps, transaction, settled),
    releaseExpired: () => releaseExpired(deps),
    giveBack: (transaction, orderId) => giveBack(deps, transaction, orderId),
    offerOf: offerOfOrder,
    noteAmount,
    ownData: discountsOwnData,
    operations: bindOperations(discountOperations, deps),
  }
}
