import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { AddedItem, ChangeableOrder } from '#server/orders/index.ts'
import { settledWords, wordsOf } from './change-words.ts'
import type { OrderChangeDeps } from './deps.ts'
import { findDone, sentChangeOf, takeChangeId } from './find.ts'
import { mailChange } from './mail-change.ts'
import { orderGone } from './operations/shapes.ts'
import { type ChangePlan, uploadsFor } from './plan-change.ts'
import type { OrderChangeRow } from './tables.ts'
import { fixedInParcels, fixedOnFloor, refusesChange } from './why-fixed.ts'
import { stateOf, type Wanted, writeRow } from './write-row.ts'

export type WrittenChange =
  /** Someone else was faster; nothing was written. */
  { moved: ChangeableOrder } | { moved: null; change: OrderChangeRow; refundIds: string[] }

/** Locks payment attempts, then the order, then its work on the production floor: the same order everywhere. */
export async function writeChange(
  deps: OrderChangeDeps,
  actor: Actor,
  wanted: Wanted,
): Promise<WrittenChange> {
  const settings = await deps.readSettings()
  return deps.database.transaction(async (transaction) => {
    const { id, asked, plan } = wanted
    await deps.payments.changes.lock(transaction, id)
    const order = await deps.orders.lockForChange(transaction, id)
    if (!order) throw new AppError('not_found', orderGone)
    const known = await findDone(transaction, id, asked)
    if (known) return { moved: null, change: known, refundIds: [] }
    if (order.version !== asked.version) return { moved: order }
    await takeChangeId(transaction, id, asked)
    await requireOpen(deps, transaction, order, plan)
    const added = await writeOrder(deps, transaction, actor, order, wanted)
    const change = await writeRow(deps, transaction, actor, order, wanted, added)
    await followOnFloor(deps, transaction, actor, change, plan)
    const refundIds = await giveBack(deps, transaction, actor, change)
    await remakeFiles(deps, transaction, actor, plan, settings)
    if (asked.tellCustomer || change.token !== null)
      await mailChange(deps, transaction, order, change, settings.timeZone)
    return { moved: null, change, refundIds }
  })
}

/** @throws AppError if the production floor or the parcel has moved on in the meantime. */
async function requireOpen(
  deps: OrderChangeDeps,
  transaction: Transaction,
  order: ChangeableOrder,
  { changed, removed }: ChangePlan,
): Promise<void> {
  const sent = await sentChangeOf(transaction, order.id)
  const { isAll, items } = await deps.shipping.inParcels(transaction, order.id)
  const refusal = refusesChange(order, { sent, isLabeled: isAll })
  if (refusal) throw new AppError('conflict', refusal)
  const standing = await deps.production.lockStanding(transaction, order.id)
  const fixed = new Map([...(await fixedOnFloor(deps, transaction, standing)), ...fixedInParcels(items)])
  for (const { id, position } of [...changed.map(({ item }) => item), ...removed]) {
    const why = fixed.get(id)
    if (why) throw new AppError('conflict', `Line ${position}: ${why}`)
  }
}

/** @throws AppError if what is added is no longer in stock. */
async function writeOrder(
  deps: OrderChangeDeps,
  transaction: Transaction,
  actor: Actor,
  order: ChangeableOrder,
  { asked, plan }: Wanted,
): Promise<AddedItem[]> {
  const { priced, changed, removed, totals, differenceCents } = plan
  const items = priced ? deps.checkout.itemsOf(priced) : []
  const words = [...wordsOf(order, plan, items), settledWords(differenceCents, asked.settle), asked.reason]
  const added = await deps.orders.applyChange(transaction, actor, order, {
    kept: (priced?.kept ?? []).map(({ id, quantity, unitPrice, setupFee, share }) => ({
      ...{ id, quantity, unitPriceCents: unitPrice, setupFeeCents: setupFee },
      ...{ discountCents: share.discount, taxCents: share.tax },
    })),
    removed: removed.map(({ id }) => id),
    added: items,
    totals,
    shippingDiscountCents: plan.shippingDiscountCents,
    openCents: stateOf(differenceCents, asked) === 'settled' ? 0 : differenceCents,
    note: words.join(' · '),
  })
  const isThere = await deps.inventory.changeOrder(transaction, order.id, {
    actor,
    changed: [
      ...changed.map(({ item, quantity }) => ({ position: item.position, by: quantity - item.quantity })),
      ...removed.map(({ position, quantity }) => ({ position, by: -quantity })),
    ],
    added: added.flatMap(({ position, designData, productSize: size, productColor: color, quantity }) =>
      designData && 'listingId' in designData
        ? [{ position, listingId: designData.listingId, size, color, quantity }]
        : [],
    ),
  })
  if (!isThere)
    throw new AppError(
      'conflict',
      'There aren’t that many left on the shelf. Take fewer, or restock them first.',
    )
  if (priced) {
    const uploads = { id: uploadsFor(order, asked.changeId), customerId: order.customerId }
    await deps.draftOrders.keepArtwork(transaction, { ...uploads, lines: asked.added }, items)
    await deps.discounts.noteAmount(transaction, order.id, totals.discount)
  }
  return added
}

async function followOnFloor(
  { production }: OrderChangeDeps,
  transaction: Transaction,
  actor: Actor,
  { id: changeId, orderId, waitingItems, differenceCents: cents }: OrderChangeRow,
  { changed, removed }: ChangePlan,
): Promise<void> {
  await production.followChange(transaction, actor, {
    orderId,
    changed: changed.map(({ item, quantity }) => ({ itemId: item.id, quantity })),
    removed: removed.map(({ id }) => id),
    waits: waitingItems.length > 0 ? { itemIds: waitingItems, changeId, cents } : null,
  })
}

/** @throws AppError if not enough is left of what was paid. */
async function giveBack(
  { payments }: OrderChangeDeps,
  transaction: Transaction,
  actor: Actor,
  { id: refundId, orderId, settle, differenceCents }: OrderChangeRow,
): Promise<string[]> {
  if (settle !== 'provider' || differenceCents >= 0) return []
  const wanted = { refundId, amountCents: -differenceCents, reason: 'Your order was changed' }
  return payments.changes.prepareRefund(transaction, actor, orderId, wanted)
}

/** Files drawn for the old quantities must not be printed; lines that had print files get new ones. */
async function remakeFiles(
  { printFiles }: OrderChangeDeps,
  transaction: Transaction,
  actor: Actor,
  { changed, removed }: ChangePlan,
  settings: ShopSettings,
): Promise<void> {
  const ids = changed.map(({ item }) => item.id)
  const known = await printFiles.newestOf(transaction, ids)
  for (const id of [...ids, ...removed.map((item) => item.id)]) await printFiles.supersede(transaction, id)
  // If refused, for example because the artwork is gone, the order shows a line without a file.
  for (const orderItemId of new Set(known.map((file) => file.orderItemId)))
    void (await printFiles.requestWithin(transaction, actor, { orderItemId, settings }))
}
