import { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { InventoryDeps } from './deps.ts'
import { isKey, moveStock } from './move-stock.ts'
import { stockLevels } from './tables.ts'
import { forgetLow } from './tell-when-low.ts'

const keySchema = z.object({ listingId: z.uuid(), size: z.string().max(60), color: z.string().max(60) })
const note = z.string().trim().max(200, 'Use at most 200 characters').default('')
const count = z.int('Enter a whole number').max(1_000_000, 'This is too high')

const restockSchema = keySchema.extend({ quantity: count.min(1, 'Enter at least 1'), note })
const adjustSchema = keySchema.extend({ onHand: count.min(0, 'Enter 0 or more'), note })

export type RestockInput = z.input<typeof restockSchema>
export type AdjustInput = z.input<typeof adjustSchema>

export type ChangeStockOutcome =
  | { ok: true; onHand: number; reserved: number }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'not_found' }
  /** Orders on the payment page have reserved more than that. */
  | { ok: false; reason: 'reserved'; reserved: number }

/** Adds goods that came in to the stock on hand. Staff only. */
export async function restock(
  deps: InventoryDeps,
  actor: Actor,
  input: RestockInput,
): Promise<ChangeStockOutcome> {
  const reading = restockSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const { quantity, ...wish } = reading.data
  return deps.database.transaction((transaction) =>
    change(deps, transaction, actor, 'restock', wish, (onHand) => onHand + quantity),
  )
}

/** Sets the stock on hand to what someone counted, whatever it was before. Staff only. */
export async function adjust(
  deps: InventoryDeps,
  actor: Actor,
  input: AdjustInput,
): Promise<ChangeStockOutcome> {
  const reading = adjustSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const { onHand, ...wish } = reading.data
  return deps.database.transaction((transaction) =>
    change(deps, transaction, actor, 'adjust', wish, () => onHand),
  )
}

async function change(
  deps: InventoryDeps,
  transaction: Transaction,
  actor: Actor,
  kind: 'restock' | 'adjust',
  { note: why, ...key }: z.output<typeof keySchema> & { note: string },
  next: (onHand: number) => number,
): Promise<ChangeStockOutcome> {
  const [before] = await transaction.select().from(stockLevels).where(isKey(key)).for('update')
  if (!before) return { ok: false, reason: 'not_found' }
  const onHand = next(before.onHand)
  const { reserved } = before
  const isMoved = await moveStock(transaction, {
    ...key,
    kind,
    at: deps.clock.now(),
    actorName: nameOfActor(actor),
    onHand: onHand - before.onHand,
    reserved: 0,
    note: why,
  })
  if (!isMoved) return { ok: false, reason: 'reserved', reserved }
  await forgetLow(deps, transaction, key)
  await audit(transaction, actor, {
    action: `stock.${kind}`,
    subject: `listing:${key.listingId}`,
    before: { ...key, onHand: before.onHand },
    after: { ...key, onHand, note: why },
  })
  return { ok: true, onHand, reserved }
}
