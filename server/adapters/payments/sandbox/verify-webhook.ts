import { parseJsonText } from '#domain/json-text.ts'
import type { WebhookEvent } from '#server/payments/port.ts'
import { sandboxEventSchema } from './deliver-webhook.ts'
import type { SandboxDeps } from './deps.ts'

import { isSigned, signatureHeader } from './sign-webhook.ts'
import { webhookSecret } from './webhook-secret.ts'

export async function verifyWebhook(
  { database, clock }: Pick<SandboxDeps, 'database' | 'clock'>,
  headers: Headers,
  rawBody: Uint8Array,
): Promise<WebhookEvent | null> {
  const signature = headers.get(signatureHeader) ?? ''
  if (!isSigned(await webhookSecret(database), rawBody, signature, clock.now())) return null
  const event = sandboxEventSchema.parse(parseJsonText(new TextDecoder().decode(rawBody)))
  return { eventId: event.id, kind: event.type, attemptId: event.idempotency_key, eventReference: null }
}
