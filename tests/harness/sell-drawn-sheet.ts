import { emptyPlacementDocument, seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { mm } from '#domain/units.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { transparentPng } from './pictures.ts'
import { type CheckoutForm, checkoutForm, startCheckout } from './sell.ts'
import type { TestShop } from './shop.ts'

/** A print-ready image of the actor's; its ink is twice as wide as it is high. */
export async function drawnArtwork(shop: TestShop, actor: Actor, fileName = 'Fox.png'): Promise<string> {
  const ink = { left: 10, top: 10, width: 200, height: 100 }
  const bytes = await transparentPng({ width: 240, height: 140 }, ink)
  return (await shop.artwork.importPicture(actor, { fileName, bytes })).id
}

/** One copy of an artwork, 100 mm wide, centered on a sheet of 22 × 12 in. */
export function sheetWith(artworkId: string) {
  const size = seedGangSheetSizes[0]
  if (!size) throw new Error('No sizes')
  const placement = {
    id: 'placement-1',
    artworkId,
    x: mm(200),
    y: mm(150),
    width: mm(100),
    height: mm(50),
    rotation: 0,
    mirrored: false,
    locked: false,
  }
  return { size, document: { ...emptyPlacementDocument(size), placements: [placement] } }
}

/** A paid order for a sheet whose artwork and images really exist. */
export async function sellDrawnSheet(
  shop: TestShop,
  actor: Actor,
  changes: Partial<Pick<CheckoutForm, 'promoCode' | 'contact'>> = {},
) {
  const artworkId = await drawnArtwork(shop, actor)
  const { size, document } = sheetWith(artworkId)
  const saved = await shop.designs.save(actor, { sizeId: size.id, quantity: 1, document })
  if (!saved.ok) throw new Error(saved.message)
  const { designId } = saved.design
  const line = {
    id: `gangsheet-${designId}`,
    productType: productTypes.gangSheet,
    productSize: size.title,
    productColor: '',
    quantity: 2,
    unitPrice: size.price,
    designData: { design_id: designId, size_id: size.id },
  }
  const { promoCode = '' } = changes
  const { totals } = await shop.cart.price(actor, [line], 'shipping', { code: promoCode })
  const checkout = await startCheckout(
    shop,
    actor,
    checkoutForm([line], { ...changes, seenTotal: totals.total }),
  )
  await shop.sandbox.pay(checkout.reference, 'approved')
  const { orderNumber } = await shop.payments.settle(checkout.attemptId, 'return')
  const { orders } = await shop.orders.listForCustomer(actor)
  const order = orders.find((one) => one.orderNumber === orderNumber)
  const item = order?.items[0]
  if (!order || !item) throw new Error('The sheet was not sold')
  return { order, item, artworkId, document, designId }
}
