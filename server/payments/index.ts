import type { PaymentFilters } from '#domain/money/payment-filters.ts'
import { refundSchema } from '#domain/money/refund.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { Place } from '#server/kernel/list/sorted-page.ts'

import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'

import { attemptCalled, attemptOfChange, attemptOfOrder, requireProvider } from './attempts.ts'
import { type CallOutcome, callProvider } from './call-provider.ts'
import type { PaymentsDeps } from './deps.ts'
import { getPayment, type PaymentDetail } from './get-payment.ts'
import { type HowPaid, howPaid } from './how-paid.ts'
import { handlePaymentJobs, sweepJob } from './jobs.ts'
import { listForOrder, type PaymentView } from './list-for-order.ts'
import { countPayments, type ListedPayment, listPayments, type PaymentWish } from './list-payments.ts'
import { listRefunds, type RefundView } from './list-refunds.ts'
import { type NewAttempt, openAttempt } from './open-attempt.ts'
import { paymentOperations } from './operations/index.ts'
import { paymentsOwnData } from './own-data.ts'
import { paymentWork } from './pending-work.ts'
import { lockCollecting, type PrepareRefundOutcome, prepareWithin } from './prepare-refund.ts'
import { type ReceiveOutcome, receiveWebhook } from './receive-webhook.ts'
import { reconcile } from './reconcile-payments.ts'
import { type RefundOutcome, refundOrder, sendRefunds } from './refund-order.ts'
import { settle } from './settle-payment.ts'
import { sweep } from './sweep-payments.ts'
import type { SettleSource } from './tables.ts'
import { type Settlement, viewSettlement } from './view-settlement.ts'
import { closeChangePage, closePage, isWithdrawn, withdraw, withdrawChange } from './withdraw.ts'

export type { PaymentDetail } from './get-payment.ts'
export type { HowPaid } from './how-paid.ts'
export type { PaymentView } from './list-for-order.ts'
export type { ListedPayment } from './list-payments.ts'
export type { RefundView } from './list-refunds.ts'
export type { CheckoutRequest, HostedCheckout, PaymentProvider, ProviderTruth, WebhookEvent } from './port.ts'
export type { Settlement } from './view-settlement.ts'

export type Payments = {
  /** What shoppers call the active provider. */
  providerName: string
  /** Its name in our tables, such as 'square'. */
  providerKey: string
  /** Strangers can order here without paying: staff are to see that on every page. */
  isSandboxInPublic: boolean
  /** PREPARE: writes the attempt, in the transaction of the order. */
  openAttempt(transaction: Transaction, attempt: NewAttempt): Promise<{ attemptId: string }>
  attemptOfOrder(executor: Executor | null, orderId: string): Promise<{ attemptId: string } | null>
  /** The attempt by a name that its provider has given it, such as a session's or a payment link's; null for none. */
  attemptCalled(name: string): Promise<string | null>
  /** CALL: the provider's page, the same one however often it is asked for. Never inside a transaction. */
  call(attemptId: string): Promise<CallOutcome>
  /** SETTLE: asks the provider and applies its answer, once. Safe to call at any time by anybody. */
  settle(attemptId: string, source: SettleSource): Promise<Settlement>
  /** Where an attempt stands, without asking or changing anything. Null for an unknown one. */
  view(attemptId: string): Promise<Settlement | null>
  /** How it was paid, for the order's receipt; for the server itself. Null for an unknown one. */
  howPaid(attemptId: string): Promise<HowPaid | null>
  receiveWebhook(provider: string, headers: Headers, rawBody: Uint8Array): Promise<ReceiveOutcome>
  /** Asks the provider about everything that is due; what the job does every minute. */
  sweep(): Promise<number>
  /** Sweeps at once instead of at the next minute: a server that starts may have died in the middle of something. */
  start(): Promise<void>
  /** Gives money back; `input` is what the form sent, see `refundSchema`. Sent twice it is one refund. Staff only. */
  refund(actor: Actor, orderId: string, input: unknown): Promise<RefundOutcome>
  listRefunds(actor: Actor, orderId: string): Promise<RefundView[]>
  /** All payments. Staff only, as the next one. */
  table(actor: Actor, wish: PaymentWish): Promise<{ rows: ListedPayment[]; next: Place | null }>
  /** How many each finds, up to 10,001. */
  counts(actor: Actor, views: readonly PaymentFilters[]): Promise<number[]>
  get(actor: Actor, attemptId: string): Promise<PaymentDetail | null>
  /** Compares the books of all recent payments; what the nightly job does. */
  reconcile(): Promise<{ checked: number; different: number }>
  /** Money of these orders is not wanted any more; false when one of them is paid. */
  withdraw(transaction: Transaction, orderIds: readonly string[], reason: string): Promise<boolean>
  isWithdrawn(transaction: Transaction, orderId: string): Promise<boolean>
  /** False when somebody may have paid on the order's page. Never inside a transaction. */
  closePage(orderId: string): Promise<boolean>
  /** The attempts of an order, for staff. */
  listForOrder(actor: Actor, orderId: string): Promise<PaymentView[]>
  /** What collects the difference of a changed order, and how it is called off. */
  changes: ChangePayments
  ownData: OwnDataPart
  operations: BoundOperation[]
  pendingWork: readonly PendingWork[]
}

/** For changes of paid orders; for the server itself (docs/adr/0029-orders-that-change.md). */
export type ChangePayments = {
  attemptOf(executor: Executor | null, changeId: string): Promise<{ attemptId: string } | null>
  /** Attempts are locked before the order, as SETTLE does. */
  lock(transaction: Transaction, orderId: string): Promise<void>
  /** Writes a refund in the caller's transaction, which must be undone when it is refused. */
  prepareRefund(
    transaction: Transaction,
    actor: Actor,
    orderId: string,
    wanted: { refundId: string; amountCents: number; reason: string },
  ): Promise<PrepareRefundOutcome>
  /** Afterwards: asks the provider for them. */
  sendRefunds(refundIds: readonly string[]): Promise<void>
  /** False when it is paid already. */
  withdraw(transaction: Transaction, changeId: string, reason: string): Promise<boolean>
  /** False when somebody may have paid on its page. Never inside a transaction. */
  closePage(changeId: string): Promise<boolean>
}

export function createPayments(deps: PaymentsDeps): Payments {
  handlePaymentJobs(deps)
  return {
    providerKey: deps.activeProvider,
    isSandboxInPublic: deps.isPublic && deps.activeProvider === 'sandbox',
    providerName: requireProvider(deps.providers, deps.activeProvider).name,
    openAttempt: (transaction, attempt) => openAttempt(deps, transaction, attempt),
    attemptOfOrder: (executor, orderId) => attemptOfOrder(executor ?? deps.database.orm, orderId),
    attemptCalled: (name) => attemptCalled(deps.database.orm, name),
    call: (attemptId) => callProvider(deps, attemptId),
    settle: (attemptId, source) => settle(deps, attemptId, source),
    view: (attemptId) => viewSettlement(deps, attemptId),
    howPaid: (attemptId) => howPaid(deps, attemptId),
    receiveWebhook: (provider, headers, rawBody) => receiveWebhook(deps, provider, headers, rawBody),
    sweep: () => sweep(deps),
    start: () => deps.jobs.enqueue(deps.database.orm, sweepJob, {}),
    refund: (actor, orderId, input) => refundOrder(deps, actor, orderId, input),
    listRefunds: (_actor, orderId) => listRefunds(deps.database, orderId),
    table: (_actor, wish) => listPayments(deps, wish),
    counts: (_actor, views) => Promise.all(views.map((filters) => countPayments(deps, filters))),
    get: (_actor, attemptId) => getPayment(deps, attemptId),
    reconcile: () => reconcile(deps),
    withdraw: (transaction, orderIds, reason) => withdraw(deps, transaction, orderIds, reason),
    isWithdrawn,
    closePage: (orderId) => closePage(deps, orderId),
    listForOrder: (_actor, orderId) => listForOrder(deps.database, orderId),
    changes: {
      attemptOf: (executor, changeId) => attemptOfChange(executor ?? deps.database.orm, changeId),
      lock: async (transaction, orderId) => void (await lockCollecting(transaction, orderId)),
      prepareRefund: (transaction, actor, orderId, wanted) =>
        prepareWithin(deps, transaction, actor, orderId, refundSchema.parse({ kind: 'amount', ...wanted })),
      sendRefunds: (refundIds) => sendRefunds(deps, refundIds),
      withdraw: (transaction, changeId, reason) => withdrawChange(deps, transaction, changeId, reason),
      closePage: (changeId) => closeChangePage(deps, changeId),
    },
    ownData: paymentsOwnData(deps),
    operations: bindOperations(paymentOperations, deps),
    pendingWork: paymentWork(deps),
  }
}
