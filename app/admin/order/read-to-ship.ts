import type { ToShip } from '#app/admin/shipping/label-form.ts'
import { unprintableWords } from '#domain/shipping/unprintable-address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { Shop } from '#server/shop.ts'

/** What can go into parcels now, with what is of the orders that share them. */
export async function readToShip(
  { shipping, settings, production }: Pick<Shop, 'shipping' | 'settings' | 'production'>,
  actor: Actor,
  order: Pick<StaffOrder, 'id' | 'contactName' | 'shippingAddress'>,
): Promise<ToShip> {
  const joins = await shipping.joinsOf(actor, order.id)
  const others = joins.together.map(({ id }) => id)
  const left = await shipping.leftOf([order.id, ...others])
  return {
    ...{ goods: [...left.values()].flat(), packing: (await settings.read()).packing, joins },
    unpackedOfOthers: others.length > 0 ? await production.listUnpacked(actor, others) : [],
    unprintable: unprintableWords({
      ...order.shippingAddress,
      name: order.shippingAddress.name || order.contactName,
    }),
  }
}
