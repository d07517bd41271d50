import { z } from 'zod'
import { draftOrderFormSchema, type draftOrderSchema, draftOrderStates } from '#domain/orders/draft-order.ts'
import { seenMomentSchema } from '#domain/version.ts'
import { unknownWords } from '../ready-to-withdraw.ts'

export const anyId = '8a4c2f6e-0000-4000-8000-000000000000'

/** With the draft: `changedAt` of the version it is based on, if no one's change is to be overwritten unseen. */
export const writtenFrom = { seen: seenMomentSchema.optional() }

/** What someone else has saved in the meantime, or turned it into. */
export const theirDraft = z.object({
  draft: draftOrderFormSchema,
  changedAt: z.date(),
  state: z.enum(draftOrderStates),
})

export const draftOrderId = z.uuid(unknownWords)

/** An order that was paid at the counter. */
export const takenShape = z.object({ id: z.uuid(), orderId: z.uuid(), orderNumber: z.string().nullable() })

/** For examples in the reference. */
export const phoneOrder: z.input<typeof draftOrderSchema> = {
  id: anyId,
  contact: { email: 'ada@example.com', fullName: 'Ada Lovelace', phone: '' },
  lines: [
    {
      ...{ kind: 'custom', id: 'banner', words: 'Banner, 6 × 3 ft', reason: 'Not one of our products' },
      ...{ price: 120_50, quantity: 1 },
    },
  ],
  delivery: 'pickup',
}
