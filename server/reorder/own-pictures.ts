import { swapArtwork } from '#domain/artwork/swap-artwork.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { Artwork } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'

/**
 * The design with pictures that the customer owns: in an approved proof some may be the shop's, and what is ordered
 * and changed in the studio must be one's own. A picture that is gone stays as it is, and is named when the cart is priced.
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
