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
  /** PREPARE: writes the attempt, in the transaction of the order. */
  openAttempt,
  attemptOfOrder: onDatabase(attemptOfOrder),
  /** The attempt by a name that its provider has given it, such as a session's or a payment link's; null for none. */
  attemptCalled: onDatabase(attemptCalled),
  /** CALL: the provider's page, the same one however often it is asked for. Never inside a transaction. */
  call: callProvider,
  /** SETTLE: asks the provider and applies its answer, once. Safe to call at any time by anybody. */
  settle,
  /** Where an attempt stands, without asking or changing anything. Null for an unknown one. */
  view: viewSettlement,
  /** Whether the provider says that a bank has not answered yet. */
  isBeingDecided,
  /** How it was paid, for the order's receipt; for the server itself. Null for an unknown one. */
  howPaid,
  receiveWebhook,
  /** Asks the provider about everything that is due; what the job does every minute. */
  sweep,
  /** Compares the books of all recent payments; what the nightly job does. */
  reconcile,
  /** Money of these orders is not wanted any more; false when one of them is paid. */
  withdraw,
  isWithdrawn: withoutDeps(isWithdrawn),
  /** False when somebody may have paid on the order's page. Never inside a transaction. */
  closePage,
}
