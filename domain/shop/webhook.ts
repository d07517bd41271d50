import { z } from 'zod'
import { eventNames } from '../events.ts'
import { oneLine } from '../one-line.ts'

/** Maximum length of a webhook's URL; HTTP sets no limit, and no one needs more. */
const maxAddress = 500

/** An owner's settings for a webhook. The server decides whether its URL may be called. */
export const webhookInputSchema = z.object({
  name: oneLine.min(1, 'Say what it is for').max(60, 'Give it a name of up to 60 characters'),
  url: z
    .string()
    .trim()
    .max(maxAddress, 'The address is too long')
    .pipe(
      z.url({ protocol: /^https?$/, error: 'Enter a full address, such as https://example.com/gangway' }),
    ),
  events: z.array(z.enum(eventNames)).min(1, 'Choose which events it gets'),
  isActive: z.boolean().default(true),
})

export type WebhookInput = z.output<typeof webhookInputSchema>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]
