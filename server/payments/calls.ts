import { onDatabase, withoutDeps } from '#server/kernel/door.ts'
import { attemptCalled, attemptOfOrder } from './attempts.ts'
import { callProvider } from './call-provider.ts'
import { howPaid } from './how-paid.ts'
import { openAttempt } from './open-attempt.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { reconcile } from './reconcile-payments.ts'
import { settle } from './settle-payment.ts'
import { staffCalls } from './staff-calls.ts'
import { sweep } from './sweep-payments.ts'
import { isBeingDecided, viewSettlement } from './view-settlement.ts'
import { closePage, isWithdrawn, withdraw } from './withdraw.ts'

export const paymentsCalls = {
  ...staffCalls,
  /** PREPARE: writes the attempt in the order's transaction. */
  openAttempt,
  attemptOfOrder: onDatabase(attemptOfOrder),
  /**
   * The attempt by a name its provider has given it, such as that of a session or a payment link; null if there is
   * none.
   */
  attemptCalled: onDatabase(attemptCalled),
  /** CALL: the provider's page, the same one however often it is requested. Never inside a transaction. */
  call: callProvider,
  /** SETTLE: asks the provider and applies its answer, once. Safe for anyone to call at any time. */
  settle,
  /** The state of an attempt, without asking the provider or changing anything. Null if unknown. */
  view: viewSettlement,
  /** Whether the provider says that a bank has not responded yet. */
  isBeingDecided,
  /** How it was paid, for the order's receipt; internal to the server. Null if unknown. */
  howPaid,
  receiveWebhook,
  /** Asks the provider about everything that is due; the job runs it every minute. */
  sweep,
  /** Compares the books for all recent payments; run by the nightly job. */
  reconcile,
  /** Money for these orders is no longer wanted; false when one of them is paid. */
  withdraw,
  isWithdrawn: withoutDeps(isWithdrawn),
  /** False when someone may have paid on the order's page. Never inside a transaction. */
  closePage,
}
