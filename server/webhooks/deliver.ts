import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { NotTaken } from '#server/kernel/jobs.ts'
import type { WebhooksDeps } from './deps.ts'
import type { WebhookAnswer } from './port.ts'
import { signedHeaders } from './sign.ts'
import { type Attempt, webhookDeliveries, webhooks } from './tables.ts'

/** RFC 9110 section 15.5.11: the URL is gone for good, and wants no more deliveries. */
const gone = 410

/**
 * One attempt. An accepted delivery is not sent again; one that wasn't accepted is sent again by its job.
 *
 * @throws NotTaken saying why the program did not accept it
 */
export async function deliver(deps: WebhooksDeps, deliveryId: string): Promise<void> {
  const { database, clock, secretBox, sender } = deps
  const [found] = await database.orm
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId))
  if (found?.delivery.state !== 'waiting') return
  const { delivery, webhook } = found
  const now = clock.now()
  const begun = performance.now()
  const answer: WebhookAnswer = webhook.isActive
    ? await sender.post(webhook.url, signedHeaders(secretBox, webhook, { ...delivery, now }), delivery.body)
    : { status: null, problem: 'The webhook is turned off' }
  const problem = problemOf(answer)
  const attempt: Attempt = {
    at: now.toISOString(),
    status: answer.status,
    problem,
    milliseconds: Math.round(performance.now() - begun),
  }
  const isOver = problem === null || !webhook.isActive || answer.status === gone
  await database.transaction(async (transaction) => {
    const state = problem === null ? 'delivered' : 'failed'
    await transaction
      .update(webhookDeliveries)
      .set({
        attempts: sql`${webhookDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb`,
        ...(isOver && { state, settledAt: clock.now() }),
      })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, 'waiting')))
    if (answer.status === gone) await turnOff(deps, transaction, webhook.id, 'It answered 410 Gone.')
    await announce(deps, transaction, webhook.id)
  })
  if (!isOver) throw new NotTaken(problem)
}

function problemOf(answer: WebhookAnswer): string | null {
  if (answer.status === null) return answer.problem
  if (answer.status >= 200 && answer.status < 300) return null
  if (answer.status >= 300 && answer.status < 400)
    return `It answered ${answer.status}, a redirect, which is not followed`
  return `It answered ${answer.status}`
}

/**
 * Called after three days of attempts. A program that accepted nothing at all in that time gets no more deliveries
 * until an owner turns its webhook back on.
 */
export async function giveUp(
  deps: Pick<WebhooksDeps, 'clock' | 'realtime'>,
  transaction: Transaction,
  deliveryId: string,
): Promise<void> {
  const [row] = await transaction
    .update(webhookDeliveries)
    .set({ state: 'failed', settledAt: deps.clock.now() })
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, 'waiting')))
    .returning()
  if (!row) return
  const taken = and(
    eq(webhookDeliveries.webhookId, row.webhookId),
    eq(webhookDeliveries.state, 'delivered'),
    gte(webhookDeliveries.settledAt, row.createdAt),
  )
  if ((await transaction.$count(webhookDeliveries, taken)) === 0)
    await turnOff(deps, transaction, row.webhookId, 'It accepted nothing for three days.')
  await announce(deps, transaction, row.webhookId)
}

const turnOff = (
  { clock }: Pick<WebhooksDeps, 'clock'>,
  transaction: Transaction,
  id: string,
  problem: string,
) =>
  transaction
    .update(webhooks)
    .set({ isActive: false, problem, problemAt: clock.now(), version: sql`${webhooks.version} + 1` })
    .where(and(eq(webhooks.id, id), webhooks.isActive))

/** Shows the result to anyone viewing it. */
const announce = ({ realtime }: Pick<WebhooksDeps, 'realtime'>, transaction: Transaction, id: string) =>
  realtime.announce(transaction, { topic: 'staff', event: 'webhook.changed', id })
