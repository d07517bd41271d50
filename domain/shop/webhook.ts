import { z } from 'zod'
import { eventNames } from '../events.ts'
import { oneLine } from '../one-line.ts'

/** Of a webhook's address; HTTP sets no limit, and nobody needs more. */
const maxAddress = 500

/** What an owner says of a webhook. Whether its address may be called, the server decides. */
export const webhookInputSchema = z.object({
  name: oneLine.min(1, 'Say what it is for').max(60, 'Give it a name of up to 60 characters'),
  url: z
    .string()
    .trim()
    .max(maxAddress, 'The address is too long')
    .pipe(
      z.url({ protocol: /^https?$/, error: 'Give a whole address, such as https://example.com/gangway' }),
    ),
  events: z.array(z.enum(eventNames)).min(1, 'Choose what it is told'),
  isActive: z.boolean().default(true),
})

export type WebhookInput = z.output<typeof webhookInputSchema>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
