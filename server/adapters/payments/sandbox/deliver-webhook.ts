import { z } from 'zod'
import { callOutside } from '#server/kernel/database.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { directFetch } from '../../direct-fetch.ts'
import type { SandboxDeps } from './deps.ts'

import { signatureHeader, signWebhook } from './sign-webhook.ts'
import { webhookSecret } from './webhook-secret.ts'

/** A sandbox event: it says that something happened to a payment, not what to believe about it. */
export const sandboxEventSchema = z.object({
  id: z.uuid(),
  type: z.enum(['payment.paid', 'payment.declined', 'payment.cancelled']),
  reference: z.string(),
  idempotency_key: z.uuid(),
  created_at: z.iso.datetime(),
})

export type SandboxEvent = z.output<typeof sandboxEventSchema>

export const deliverWebhookJob = defineJob('sandbox.deliver-webhook', sandboxEventSchema)

const timeout = 10_000

/**
 * Posts a signed event to the shop's own address, as a remote provider would; any response other than 200 makes the job
 * retry. Behind a proxy the public address may not be reachable from inside, so our own port is tried next.
 */
export async function deliverWebhook(
  { database, clock, webhookOrigins }: Pick<SandboxDeps, 'database' | 'clock' | 'webhookOrigins'>,
  event: SandboxEvent,
): Promise<void> {
  const body = new TextEncoder().encode(JSON.stringify(event))
  const signature = signWebhook(await webhookSecret(database), body, clock.now())
  const failures: string[] = []
  for (const origin of webhookOrigins) {
    const failure = await post(`${origin}/webhooks/sandbox`, body, signature)
    if (failure === null) return
    failures.push(failure)
  }
  throw new Error(`The event ${event.id} was not accepted: ${failures.join('; ')}`)
}

/** Null when the shop responded with 200. */
async function post(
  address: string,
  body: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<string | null> {
  try {
    const answer = await callOutside('The shop', timeout, (signal) =>
      directFetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
        signal,
      }),
    )
    await answer.body?.cancel()
    return answer.status === 200 ? null : `${address} answered ${answer.status}`
  } catch (error) {
    return `${address}: ${error instanceof Error ? error.message : String(error)}`
  }
}
