import { findAttempt } from './attempts.ts'
import { checkPayment } from './check-payment.ts'
import type { PaymentsNeeds } from './index.ts'

export type CheckOutcome =
  | { ok: true; differences: string[] }
  | { ok: false; reason: 'not_found' | 'provider_failed' }

/** Compares one payment's books at once, because somebody wants to know. Staff only. */
export async function checkNow(needs: PaymentsNeeds, attemptId: string): Promise<CheckOutcome> {
  if (!(await findAttempt(needs.database.orm, attemptId))) return { ok: false, reason: 'not_found' }
  try {
    return { ok: true, differences: await checkPayment(needs, attemptId) }
  } catch (error) {
    needs.log.warn({ attemptId, error }, 'a payment could not be checked')
    return { ok: false, reason: 'provider_failed' }
  }
}
