import type { ToShip } from '#app/admin/shipping/label-form.ts'
import { whereMay } from '#app/admin/where-may.ts'
import { unprintableWords } from '#domain/shipping/unprintable-address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { StaffOrder } from '#server/orders/index.ts'
import type { Shop } from '#server/shop.ts'

/** What can be shipped now, including items of the orders that share the parcel. */
export async function readToShip(
  { shipping, settings, production }: Pick<Shop, 'shipping' | 'settings' | 'production'>,
  actor: Actor,
  order: Pick<StaffOrder, 'id' | 'contactName' | 'shippingAddress'>,
): Promise<ToShip> {
  const none = { together: [], joinable: [], problem: null }
  const joins = await whereMay(actor, 'shipping.read', () => shipping.joinsOf(actor, order.id), none)
  const others = joins.together.map(({ id }) => id)
  const left = await shipping.leftOf([order.id, ...others])
  return {
    ...{ goods: [...left.values()].flat(), packing: (await settings.read()).packing, joins },
    unpackedOfOthers: await whereMay(
      actor,
      'production.read',
      async () => (others.length > 0 ? production.listUnpacked(actor, others) : []),
      [],
    ),
    unprintable: unprintableWords({
      ...order.shippingAddress,
      name: order.shippingAddress.name || order.contactName,
    }),
  }
}
