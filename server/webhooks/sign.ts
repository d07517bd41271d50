import { createHmac } from 'node:crypto'
import { days } from '#server/kernel/clock.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'
import type { WebhookRow } from './tables.ts'

/** How long the previous secret stays valid. */
const overlap = days(1)

const purposeOf = (id: string, generation: number): string => `webhook ${id} ${generation}`

type Signed = Pick<WebhookRow, 'id' | 'secretGeneration' | 'secretChangedAt'>

/** As stored by a program (Standard Webhooks 1.0, "Signature scheme"): `whsec_` and 32 bytes in base64. */
export function secretOf(secretBox: SecretBox, { id, secretGeneration }: Signed): string {
  const [secret] = secretBox.deriveAll(purposeOf(id, secretGeneration))
  return `whsec_${secret?.toString('base64')}`
}

/**
 * The headers of one attempt (Standard Webhooks 1.0): one signature for each secret that a program may still have,
 * after a new one was created or the shop's key was changed.
 */
export function signedHeaders(
  secretBox: SecretBox,
  webhook: Signed,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const { secretGeneration, secretChangedAt } = webhook
  const hasFormer = secretChangedAt !== null && now.getTime() - secretChangedAt.getTime() < overlap
  const generations = hasFormer ? [secretGeneration, secretGeneration - 1] : [secretGeneration]
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const signatures = generations
    .flatMap((generation) => secretBox.deriveAll(purposeOf(webhook.id, generation)))
    .map((secret) => createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64'))
  return {
    'content-type': 'application/json',
    'user-agent': 'Gangway',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  }
}
