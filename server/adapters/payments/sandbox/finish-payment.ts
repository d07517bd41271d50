import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { SandboxCard } from '#domain/money/sandbox-card.ts'
import { after } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { deliverWebhookJob, type SandboxEvent } from './deliver-webhook.ts'
import type { SandboxDeps } from './deps.ts'

import { type SandboxState, sandboxPayments } from './tables.ts'

/** The bank's answer to each card. */
const outcomes: Record<SandboxCard, SandboxState> = {
  approved: 'paid',
  declined: 'declined',
  slow: 'processing',
}

export const finishLateJob = defineJob('sandbox.finish-late', z.object({ reference: z.string() }))

export type FinishOutcome = { ok: true; returnUrl: string } | { ok: false; reason: 'over' }

type FinishDeps = Pick<SandboxDeps, 'database' | 'clock' | 'jobs' | 'lateMilliseconds'>

/** The shopper pays with a test card. The page can be completed once, and not after it expires. */
export async function pay(deps: FinishDeps, reference: string, card: SandboxCard): Promise<FinishOutcome> {
  return finish(deps, reference, outcomes[card], card)
}

/** The shopper returns to the shop without paying. */
export async function cancel(deps: FinishDeps, reference: string): Promise<FinishOutcome> {
  return finish(deps, reference, 'cancelled', null)
}

async function finish(
  { database, clock, jobs, lateMilliseconds }: FinishDeps,
  reference: string,
  state: SandboxState,
  card: SandboxCard | null,
): Promise<FinishOutcome> {
  const now = clock.now()
  return database.transaction(async (transaction) => {
    const [payment] = await transaction
      .update(sandboxPayments)
      .set({ state, card, finishedAt: now })
      .where(
        and(
          eq(sandboxPayments.reference, reference),
          eq(sandboxPayments.state, 'open'),
          gt(sandboxPayments.expiresAt, now),
        ),
      )
      .returning()
    if (!payment) return { ok: false, reason: 'over' } as const
    if (state === 'processing') {
      const startAfter = after(new Date(), lateMilliseconds)
      await jobs.enqueue(transaction, finishLateJob, { reference }, { startAfter })
    } else await tell({ jobs }, transaction, payment, now)
    return { ok: true, returnUrl: payment.returnUrl } as const
  })
}

/** The slow bank approves after the shopper was sent back to the shop. */
export async function finishLate(
  { database, clock, jobs }: FinishDeps,
  { reference }: { reference: string },
): Promise<void> {
  const now = clock.now()
  await database.transaction(async (transaction) => {
    const [payment] = await transaction
      .update(sandboxPayments)
      .set({ state: 'paid', finishedAt: now })
      .where(and(eq(sandboxPayments.reference, reference), eq(sandboxPayments.state, 'processing')))
      .returning()
    if (payment) await tell({ jobs }, transaction, payment, now)
  })
}

const eventTypes: Partial<Record<SandboxState, SandboxEvent['type']>> = {
  paid: 'payment.paid',
  declined: 'payment.declined',
  cancelled: 'payment.cancelled',
}

async function tell(
  { jobs }: Pick<FinishDeps, 'jobs'>,
  transaction: Transaction,
  payment: typeof sandboxPayments.$inferSelect,
  now: Date,
): Promise<void> {
  const type = eventTypes[payment.state]
  if (!type) return
  await jobs.enqueue(transaction, deliverWebhookJob, {
    id: randomUUID(),
    type,
    reference: payment.reference,
    idempotency_key: payment.idempotencyKey,
    created_at: now.toISOString(),
  })
}
