import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { requireProvider } from './attempts.ts'
import { paymentsCalls } from './calls.ts'
import { changeCalls } from './change-calls.ts'
import type { PaymentsDeps } from './deps.ts'
import { handlePaymentJobs, sweepJob } from './jobs.ts'
import { paymentOperations } from './operations/index.ts'
import { paymentsOwnData } from './own-data.ts'
import { paymentWork } from './pending-work.ts'

export type { Attempt } from './attempts.ts'
export type { PaymentDetail } from './get-payment.ts'
export type { HowPaid } from './how-paid.ts'
export type { OrderPayment, PaymentView } from './list-for-order.ts'
export type { ListedPayment } from './list-payments.ts'
export type { RefundView } from './list-refunds.ts'
export type { CheckoutRequest, HostedCheckout, PaymentProvider, ProviderTruth, WebhookEvent } from './port.ts'
export type { Settlement } from './view-settlement.ts'

export type Payments = Door<typeof paymentsCalls> & {
  /** The active provider's name as shown to shoppers. */
  providerName: string
  /** Its name in our tables, such as 'square'. */
  providerKey: string
  /** Strangers can order here without paying: staff should see that on every page. */
  isSandboxInPublic: boolean
  /** Sweeps right away instead of at the next minute: a starting server may have died in the middle of something. */
  start(): Promise<void>
  /** Collects the difference of a changed order, and cancels collecting it. */
  changes: ChangePayments
  ownData: OwnDataPart
  operations: BoundOperation[]
  pendingWork: readonly PendingWork[]
}

/** For changes to paid orders; internal to the server (docs/adr/0029-orders-that-change.md). */
export type ChangePayments = Door<typeof changeCalls>

export function createPayments(deps: PaymentsDeps): Payments {
  handlePaymentJobs(deps)
  return {
    ...createDoor(deps, paymentsCalls),

    providerKey: deps.activeProvider,
    isSandboxInPublic: deps.isPublic && deps.activeProvider === 'sandbox',
    providerName: requireProvider(deps.providers, deps.activeProvider).name,
    start: () => deps.jobs.enqueue(deps.database.orm, sweepJob, {}),
    changes: createDoor(deps, changeCalls),
    ownData: paymentsOwnData(deps),
    operations: bindOperations(paymentOperations, deps),
    pendingWork: paymentWork(deps),
  }
}
