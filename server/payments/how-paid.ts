import type { Database } from '#server/kernel/database.ts'
import { findAttempt } from './attempts.ts'
import { nothingToPay } from './nothing-to-pay.ts'
import type { PaymentProvider } from './port.ts'

/** How an attempt was paid, if the shop knows; `amountCents` is what counts as received. */
export type HowPaid = {
  orderId: string
  /** Display name of whoever took the money; null if there was nothing to pay. */
  provider: string | null
  isSandbox: boolean
  amountCents: number
  paidAt: Date | null
}

export async function howPaid(
  { database, providers }: { database: Database; providers: readonly PaymentProvider[] },
  attemptId: string,
): Promise<HowPaid | null> {
  const attempt = await findAttempt(database.orm, attemptId)
  if (!attempt) return null
  const { orderId, provider: key, status, capturedCents, settledAt } = attempt
  const isPaid = status === 'paid'
  return {
    orderId,
    // A provider that is no longer set up is shown by its plain key.
    provider: key === nothingToPay.key ? null : (providers.find((one) => one.key === key)?.name ?? key),
    isSandbox: key === 'sandbox',
    amountCents: isPaid ? capturedCents : 0,
    paidAt: isPaid ? settledAt : null,
  }
}
