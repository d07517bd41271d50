import { eq, inArray } from 'drizzle-orm'
import type { SandboxCard } from '#domain/money/sandbox-card.ts'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside, type Database } from '#server/kernel/database.ts'
import type { PaymentProvider } from '#server/payments/port.ts'
import { createCheckout } from './create-checkout.ts'
import { deliverWebhook, deliverWebhookJob } from './deliver-webhook.ts'
import type { SandboxDeps } from './deps.ts'
import { cancel, type FinishOutcome, finishLate, finishLateJob, pay } from './finish-payment.ts'
import { lookUp } from './look-up.ts'
import { closeCheckout, lookUpRefund, refund } from './refund.ts'
import { type SandboxState, sandboxPayments } from './tables.ts'
import { verifyWebhook } from './verify-webhook.ts'

/** What the hosted page shows. */
export type SandboxPage = {
  reference: string
  state: SandboxState | 'expired'
  amountCents: number
  currency: string
  description: string
  customerEmail: string
  expiresAt: Date
  returnUrl: string
}

/** A payment provider of our own that moves no money: the port, and the desk behind its hosted page. */
export type Sandbox = PaymentProvider & {
  page(reference: string): Promise<SandboxPage | null>
  pay(reference: string, card: SandboxCard): Promise<FinishOutcome>
  cancel(reference: string): Promise<FinishOutcome>
  /** The slow bank approves; its job calls this after a delay. */
  finishLate(reference: string): Promise<void>
}

const longest = seconds(30)

export function createSandbox(deps: SandboxDeps): Sandbox {
  const { database, clock, jobs } = deps
  jobs.handle(deliverWebhookJob, (event) => deliverWebhook(deps, event), { concurrency: 2 })
  jobs.handle(finishLateJob, (late) => finishLate(deps, late))
  return {
    key: 'sandbox',
    name: 'sandbox',
    checkAccess: async () => {},
    createCheckout: (request) =>
      callOutside('sandbox', longest, () => createCheckout(database, clock.now(), request)),
    lookUp: ({ id }) => callOutside('sandbox', longest, () => lookUp(database, clock.now(), id)),
    closeCheckout: ({ id }) =>
      callOutside('sandbox', longest, () => closeCheckout(database, clock.now(), id)),
    refund: (request) => callOutside('sandbox', longest, () => refund(database, clock.now(), request)),
    lookUpRefund: (request) => callOutside('sandbox', longest, () => lookUpRefund(database.orm, request)),
    verifyWebhook: (headers, rawBody) => verifyWebhook(deps, headers, rawBody),
    async forget(transaction, attemptIds) {
      await transaction
        .update(sandboxPayments)
        .set({ customerEmail: '' })
        .where(inArray(sandboxPayments.idempotencyKey, [...attemptIds]))
    },
    page: (reference) => readPage(database, clock.now(), reference),
    pay: (reference, card) => pay(deps, reference, card),
    cancel: (reference) => cancel(deps, reference),
    finishLate: (reference) => finishLate(deps, { reference }),
  }
}

async function readPage({ orm }: Database, now: Date, reference: string): Promise<SandboxPage | null> {
  const [row] = await orm.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference))
  if (!row) return null
  return {
    reference: row.reference,
    state: row.state === 'open' && now >= row.expiresAt ? 'expired' : row.state,
    amountCents: row.amountCents,
    currency: row.currency,
    description: row.description,
    customerEmail: row.customerEmail,
    expiresAt: row.expiresAt,
    returnUrl: row.returnUrl,
  }
}
