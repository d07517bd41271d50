import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import type { CheckoutRequest, HostedCheckout } from '#server/payments/port.ts'
import { sandboxPayments } from './tables.ts'

/** Opens a payment, or finds the one that this idempotency key opened. Its page is part of the shop. */
export async function createCheckout(
  { orm }: Database,
  now: Date,
  request: CheckoutRequest,
): Promise<HostedCheckout> {
  const columns = { reference: sandboxPayments.reference, returnUrl: sandboxPayments.returnUrl }
  const [opened] = await orm
    .insert(sandboxPayments)
    .values({
      reference: `sbx_${randomBytes(16).toString('hex')}`,
      idempotencyKey: request.id,
      amountCents: request.amount,
      currency: request.currency,
      description: request.description,
      customerEmail: request.customerEmail,
      returnUrl: request.returnUrl,
      createdAt: now,
      expiresAt: request.expiresAt,
    })
    .onConflictDoNothing({ target: sandboxPayments.idempotencyKey })
    .returning(columns)
  const payment =
    opened ??
    (await orm.select(columns).from(sandboxPayments).where(eq(sandboxPayments.idempotencyKey, request.id)))[0]
  if (!payment) throw new Error('The sandbox has lost a payment')
  const url = new URL(`/sandbox-pay/${payment.reference}`, payment.returnUrl)
  return { url: url.href, reference: payment.reference }
}
