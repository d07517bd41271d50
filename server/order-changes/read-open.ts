import type { Holding } from '#domain/money/refund-way.ts'
import { itemTitle } from '#domain/orders/item-options.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ChangeableOrder } from '#server/orders/index.ts'
import type { OrderChangeDeps } from './deps.ts'
import { sentChangeOf } from './find.ts'
import { uploadsFor } from './plan-change.ts'
import { type FixedLines, fixedByOthers, fixedInParcels, fixedOnFloor, refusesChange } from './why-fixed.ts'

/** An order as shown when the page that changes it opens. Money in whole cents. */
export type OpenOrderChange = {
  orderId: string
  version: number
  /** Why the order can't be changed at all; null if it can. */
  refusal: string | null
  /** Generated when the page is read: the change uses it as its id. */
  changeId: string
  /** Staff uploads for added lines are kept under this id. */
  uploadsId: string
  /** What earlier changes left open. */
  openCents: number
  /** What its payments hold: how money for it is returned. */
  holdings: Holding[]
  lines: { id: string; title: string; quantity: number; totalCents: number; fixed: string | null }[]
}

export async function readOpen(
  deps: OrderChangeDeps,
  actor: Actor,
  orderId: string,
  changeId: string,
): Promise<OpenOrderChange | null> {
  const order = await deps.orders.readForChange(orderId)
  if (!order) return null
  const [sent, fixed, { isAll: isLabeled }, holdings] = await Promise.all([
    sentChangeOf(deps.database.orm, orderId),
    fixedLines(deps, actor, order),
    deps.shipping.inParcels(deps.database.orm, orderId),
    deps.payments.changes.holdingsOf(orderId),
  ])
  return {
    ...{ orderId, changeId, version: order.version, openCents: order.openCents, holdings },
    refusal: refusesChange(order, { sent, isLabeled }),
    uploadsId: uploadsFor(order, changeId),
    lines: order.items.map((item) => ({
      id: item.id,
      title: itemTitle(item),
      quantity: item.quantity,
      totalCents: item.quantity * item.unitPriceCents + item.setupFeeCents,
      fixed: fixed.get(item.id) ?? null,
    })),
  }
}

/** As of now; the change itself checks again for what the production floor does in the meantime. */
export async function fixedLines(
  deps: OrderChangeDeps,
  actor: Actor,
  { id }: Pick<ChangeableOrder, 'id'>,
): Promise<FixedLines> {
  const { orm } = deps.database
  const [byOthers, standing, { items }] = await Promise.all([
    fixedByOthers(deps, actor, id),
    deps.production.standingOf(orm, id),
    deps.shipping.inParcels(orm, id),
  ])
  return new Map([...byOthers, ...(await fixedOnFloor(deps, orm, standing)), ...fixedInParcels(items)])
}
