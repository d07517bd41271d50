import { swapArtwork } from '#domain/artwork/swap-artwork.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { Artwork } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'

/**
 * Replaces images in the design with ones the customer owns: in an approved proof some may be the shop's, and anything
 * ordered and edited in the studio must belong to the customer. A missing image stays unchanged, and is reported when
 * the cart is priced.
 */
export async function withOwnPictures(
  artwork: Pick<Artwork, 'own'>,
  actor: Actor,
  design: OrderDesignData,
  at: Date,
): Promise<OrderDesignData> {
  let owned = design
  for (const frozen of design.artworks ?? []) {
    const id = await artwork.own(actor, frozen.id)
    if (id === null || id === frozen.id) continue
    owned = swapArtwork(owned, { replacedId: frozen.id, by: { ...frozen, id } }, at) ?? owned
  }
  return owned
}
