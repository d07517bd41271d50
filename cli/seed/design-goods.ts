import { randomUUID } from 'node:crypto'
import type { CartLine } from '#domain/cart/cart.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import type { DemoShirt, DemoTumbler } from './orders.ts'
import { uploadDemoArtwork } from './upload-artwork.ts'

/** A custom shirt, as the wizard adds it to the cart. */
export async function designShirt(
  shop: Pick<Shop, 'artwork'>,
  actor: Actor,
  { design, garmentId, color, size, zone, inches, quantity }: DemoShirt,
): Promise<CartLine> {
  const artworkId = await uploadDemoArtwork(shop, actor, design)
  const printType = 'frontOnly'
  const file = { id: randomUUID(), name: `${design}.png`, placementZone: zone, printType, artworkId }
  return {
    ...{ id: randomUUID(), productType: productTypes.tshirt, productSize: size, productColor: color },
    ...{ quantity, unitPrice: 1 },
    designData: { garmentId, printType, files: [{ ...file, printWidth: inches }] },
  }
}

/** An engraved cup, as its page adds it to the cart. */
export async function designTumbler(
  shop: Pick<Shop, 'artwork'>,
  actor: Actor,
  { design, size, finish, quantity }: DemoTumbler,
): Promise<CartLine> {
  const artworkId = await uploadDemoArtwork(shop, actor, design, 'laser')
  return {
    ...{ id: randomUUID(), productType: productTypes.tumbler, productSize: size, productColor: '' },
    ...{ quantity, unitPrice: 1 },
    designData: { artworkId, designType: 'single', finish, originalArtworkId: null, conversion: null },
  }
}
