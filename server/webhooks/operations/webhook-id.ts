import { z } from 'zod'

export const goneWords = 'This webhook no longer exists.'

export const webhookId = z.uuid(goneWords)

export const anyWebhook = '8a4c2f6e-0000-4000-8000-000000000000'

export const webhookExample = {
  name: 'Label station',
  url: 'https://example.com/gangway',
  events: ['order.paid' as const, 'print_file.ready' as const],
  isActive: true,
}
