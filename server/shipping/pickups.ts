import { randomInt } from 'node:crypto'
import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { addressLine, labelAddressSchema } from '#domain/shipping/label-address.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { textPickupReady } from '#server/mail/templates/order-texts.ts'
import { pickupReady } from '#server/mail/templates/pickup-ready.ts'
import { announceOrder } from './announce-shipment.ts'
import type { ShippingDeps } from './deps.ts'
import type { PickupView } from './operations/packing-shapes.ts'
import { pickups } from './tables.ts'

type PickupRow = typeof pickups.$inferSelect

export const toPickup = (row: PickupRow): PickupView => ({
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  shelf: row.shelf,
  code: row.code,
  readyAt: row.readyAt.toISOString(),
  pickedUpAt: row.pickedUpAt?.toISOString() ?? null,
  handedOutBy: row.handedOutBy,
})

/** Only characters that can't be misread as another one. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const newCode = (): string =>
  `GWP-${Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join('')}`

/** Shelves of a small shop: A1 to F8, the first free one is used. */
const shelfNames = [...'ABCDEF'].flatMap((row) => Array.from({ length: 8 }, (_, at) => `${row}${at + 1}`))

/** Puts the order on a shelf, the same one however often it is requested, unless staff name another. */
export async function shelve(
  { clock }: Pick<ShippingDeps, 'clock'>,
  transaction: Transaction,
  order: { id: string; orderNumber: string },
  wantedShelf: string,
): Promise<PickupRow> {
  const shelf = wantedShelf.toUpperCase().slice(0, 12) || (await freeShelf(transaction))
  const [row] = await transaction
    .insert(pickups)
    .values({
      orderId: order.id,
      orderNumber: order.orderNumber,
      shelf,
      code: newCode(),
      readyAt: clock.now(),
    })
    .onConflictDoUpdate({
      target: pickups.orderId,
      set: wantedShelf === '' ? { orderId: order.id } : { shelf },
    })
    .returning()
  if (!row) throw new Error(`The order ${order.id} was not shelved`)
  return row
}

/** Free until the transaction ends: two concurrent callers look one after the other. Z when all are taken. */
async function freeShelf(transaction: Transaction): Promise<string> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('shipping.free-shelf'))`)
  const waiting = await transaction
    .select({ shelf: pickups.shelf })
    .from(pickups)
    .where(isNull(pickups.pickedUpAt))
  const taken = new Set(waiting.map(({ shelf }) => shelf))
  return shelfNames.find((name) => !taken.has(name)) ?? 'Z'
}

/** `to` is empty if the order has no email address and no one was emailed; `isNew` is false if it was already sent. */
export type PickupOutcome =
  | { ok: true; isNew: boolean; to: string; shelf: string; code: string }
  | { ok: false; reason: 'not_found'; message: string }

/** Shelves the order and emails its code, once; without an email address it is only shelved. Staff only. */
export async function sendPickupReady(
  deps: ShippingDeps,
  actor: Actor,
  orderId: string,
  shelf = '',
): Promise<PickupOutcome> {
  const order = await deps.orders.forShipping(orderId)
  if (!order) return { ok: false, reason: 'not_found', message: 'There is no such order.' }
  const { pickupAddress, pickupHours } = await deps.readSettings()
  return deps.database.transaction(async (transaction) => {
    const pickup = await shelve(deps, transaction, order, shelf.trim())
    const place = addressLine(labelAddressSchema.parse(pickupAddress))
    const data = { orderId, orderNumber: order.orderNumber, code: pickup.code, place }
    const isNew =
      order.contactEmail !== '' &&
      (await deps.mail.send(transaction, {
        template: pickupReady,
        to: order.contactEmail,
        data: { ...data, customerName: order.contactName || 'Hello', hours: pickupHours },
        dedupeKey: `pickup-ready:${orderId}`,
      }))
    await deps.mail.text(transaction, {
      template: textPickupReady,
      order,
      data,
      dedupeKey: `text-pickup-ready:${orderId}`,
    })
    await audit(transaction, actor, {
      action: 'shipping.mail_pickup_ready',
      subject: `order:${orderId}`,
      after: { shelf: pickup.shelf },
    })
    await announceOrder(deps, transaction, { orderId, customerId: order.customerId })
    return { ok: true, isNew, to: order.contactEmail, shelf: pickup.shelf, code: pickup.code } as const
  })
}

export const codeOfNobody = 'There is no order with this pickup code.'

export async function findPickup(
  { database }: Pick<ShippingDeps, 'database'>,
  code: string,
): Promise<PickupView | null> {
  const [row] = await database.orm.select().from(pickups).where(eq(pickups.code, code))
  return row ? toPickup(row) : null
}

/** By order; the caller has checked whose they are. */
export async function pickupsOf(
  { database }: Pick<ShippingDeps, 'database'>,
  orderIds: readonly string[],
): Promise<Map<string, PickupView>> {
  if (orderIds.length === 0) return new Map()
  const rows = await database.orm
    .select()
    .from(pickups)
    .where(inArray(pickups.orderId, [...orderIds]))
  return new Map(rows.map((row) => [row.orderId, toPickup(row)]))
}
