import type { SheetKind } from '#domain/batches/batch.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { mayDo } from '#server/kernel/permit.ts'
import type { FloorOrder } from '#server/orders/index.ts'
import type { OrderPart } from '#server/shipping/index.ts'
import type { SheetsDeps } from './deps.ts'
import { lackOfOrder } from './lack-of.ts'
import type { OrderOnPaper } from './order-on-paper.ts'

export type DrawnSheets = { bytes: Uint8Array; fileName: string; orderCount: number }

/** The PDF library is loaded on first use, not when the shop starts. */
const pageDrawers = {
  'packing-slips': async () => (await import('./draw-packing-slips.ts')).drawPackingSlips,
  'pick-list': async () => (await import('./draw-pick-list.ts')).drawPickList,
  'pickup-sheets': async () => (await import('./draw-pickup-sheets.ts')).drawPickupSheets,
}

export async function drawSheets(
  deps: SheetsDeps,
  actor: Actor,
  kind: SheetKind,
  orderIds: readonly string[],
  shipment: string | null = null,
): Promise<DrawnSheets | null> {
  const known = await deps.orders.forProduction(deps.database.orm, orderIds)
  const byId = new Map(known.map((order) => [order.id, order]))
  const wanted = orderIds.flatMap((id) => byId.get(id) ?? []).filter((one) => lackOfOrder(kind, one) === null)
  if (wanted.length === 0) return null
  const bytes =
    kind === 'job-tickets'
      ? await drawTickets(deps, actor, wanted)
      : await (await pageDrawers[kind]())(
          await readAll(deps, actor, kind, wanted),
          await deps.readSettings(),
          shipment,
        )
  const fileName = wanted.length === 1 ? `${kind}-${wanted[0]?.orderNumber}.pdf` : `${kind}.pdf`
  return bytes && { bytes, fileName, orderCount: wanted.length }
}

/** An actor who may not print tickets can't print any here either. */
const drawTickets = async (
  { production }: SheetsDeps,
  actor: Actor,
  orders: readonly FloorOrder[],
): Promise<Uint8Array | null> =>
  mayDo(actor, 'production.write')
    ? production.printTickets(
        actor,
        orders.flatMap(({ items }) => items.map(({ id }) => id)),
      )
    : null

async function readAll(
  deps: SheetsDeps,
  actor: Actor,
  kind: SheetKind,
  orders: readonly FloorOrder[],
): Promise<OrderOnPaper[]> {
  const ids = orders.map(({ id }) => id)
  const pickups = await deps.shipping.pickupsOf(ids)
  const parts = kind === 'packing-slips' ? await deps.shipping.partsOf(ids) : new Map<string, OrderPart[]>()
  const others = await othersIn(deps, actor, [...parts.values()].flat())
  const read: OrderOnPaper[] = []
  for (const floor of orders) {
    const order = await deps.orders.forShipping(floor.id)
    if (!order) continue
    const pictures = kind === 'pick-list' ? new Map() : await picturesOf(deps, actor, floor)
    const [pickup, own] = [pickups.get(floor.id) ?? null, parts.get(floor.id) ?? []]
    read.push({ floor, order, pickup, parts: own, pictures, others })
  }
  return read
}

/** The orders that share a parcel with those being drawn. */
async function othersIn(
  deps: SheetsDeps,
  actor: Actor,
  parts: readonly OrderPart[],
): Promise<OrderOnPaper['others']> {
  const ids = new Set(parts.flatMap(({ others }) => others.map(({ orderId }) => orderId)))
  const others = new Map<string, Pick<OrderOnPaper, 'floor' | 'pictures'>>()
  for (const floor of await deps.orders.forProduction(deps.database.orm, [...ids]))
    others.set(floor.id, { floor, pictures: await picturesOf(deps, actor, floor) })
  return others
}

async function picturesOf(
  { itemPictures }: SheetsDeps,
  actor: Actor,
  { items }: FloorOrder,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  for (const { id, imageUrl } of items) {
    const picture = await itemPictures.onPaper(actor, { imageUrl, artworks: [] })
    if (picture) pictures.set(id, picture)
  }
  return pictures
}
