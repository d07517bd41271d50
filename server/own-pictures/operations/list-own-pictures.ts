import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { OwnPicturesDeps } from '../deps.ts'

/** An image the shop holds for someone that is not among their artworks yet. */
const picture = z.object({ key: z.string(), name: z.string(), pictureUrl: z.string().nullable() })

export const listOwnPictures = defineOperation({
  name: 'own-pictures.list',
  route: 'GET /own-pictures',
  summary: 'The caller’s AI designs, and premade prints that they bought',
  may: 'anyone',
  input: z.object({}),
  example: {},
  result: z.object({
    aiDesigns: z.array(picture),
    /** Purchased ones only: all others show the shop’s watermark. */
    prints: z.array(picture),
  }),
  async run({ orders, aiDesigns }: OwnPicturesDeps, actor) {
    const [runs, bought] = await Promise.all([aiDesigns.list(actor), orders.boughtPrints(actor)])
    return ok({
      aiDesigns: runs.flatMap(({ id, prompt, designs }) =>
        designs.map(({ index, previewUrl }) => ({
          key: `ai:${id}:${index}`,
          name: `${prompt}, ${index + 1}`,
          pictureUrl: previewUrl,
        })),
      ),
      prints: bought.map(({ productId, title, imageUrl }) => ({
        key: `print:${productId}`,
        name: title,
        pictureUrl: imageUrl,
      })),
    })
  },
})
