import { z } from 'zod'
import { cartLineSchema } from '#domain/cart/cart.ts'
import type { NewCartItem } from '#domain/cart/cart-items.ts'
import { acceptedOf } from '#domain/checks/check-sheet.ts'
import { cents } from '#domain/money/money.ts'
import { toCartItemAgain } from '#domain/orders/reorder.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { OrderedItemAgain } from '#server/orders/index.ts'
import type { ReorderDeps } from '../deps.ts'
import { withOwnPictures } from '../own-pictures.ts'

const artworkGone = 'We no longer have the artwork for this order. Upload it again to order it.'

const orderGone = 'There is no such order.'

const cartItemShape = cartLineSchema
  .omit({ id: true })
  .extend({ name: z.string(), description: z.string(), image: z.string().nullable() })

/** `items` go into the cart at today's price; `unavailable` says why the others can't be ordered now. */
export const orderAgain = defineOperation({
  name: 'orders.order-again',
  route: 'POST /orders/{order}/again',
  summary: 'The items of one of your own orders again, ready for a cart: the same designs, today’s prices',
  may: 'buyer',
  input: z.object({ order: z.uuid(orderGone) }),
  example: { order: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.object({
    items: z.array(cartItemShape),
    unavailable: z.array(z.object({ name: z.string(), problem: z.string() })),
  }),
  async run({ orders, designs, cart, artwork, clock }: ReorderDeps, actor, { order }) {
    const ordered = await orders.itemsToOrderAgain(actor, order)
    if (!ordered) throw new AppError('not_found', orderGone)
    const unavailable: { name: string; problem: string }[] = []
    const lines: (NewCartItem & { id: string })[] = []
    for (const [index, frozen] of ordered.entries()) {
      const { designData } = frozen
      if (designData?.isArtworkGone) {
        unavailable.push({ name: frozen.name, problem: artworkGone })
        continue
      }
      const item = {
        ...frozen,
        designData: designData && (await withOwnPictures(artwork, actor, designData, clock.now())),
      }
      lines.push({ ...toCartItemAgain(item, await ownDesign(designs, actor, item)), id: `again-${index}` })
    }
    const priced = await cart.price(actor, lines, 'pickup')
    const items: NewCartItem[] = []
    for (const { id, ...item } of lines) {
      const today = priced.lines.find((line) => line.id === id)
      if (today?.problem === null)
        items.push({ ...item, name: today.name || item.name, unitPrice: cents(today.unitPrice) })
      else unavailable.push({ name: item.name, problem: today?.problem ?? 'It’s no longer sold.' })
    }
    return ok({ items, unavailable })
  },
})

/** The order froze the sheet as printed; the saved design may have changed since. */
async function ownDesign(
  designs: ReorderDeps['designs'],
  actor: Actor,
  { designData, quantity }: OrderedItemAgain,
): Promise<string | null> {
  if (!designData?.document) return null
  const { design_id: designId, title, document } = designData
  const accepted = acceptedOf(designData.warnings)
  return designs.restore(actor, { designId, title, document, quantity, accepted })
}
