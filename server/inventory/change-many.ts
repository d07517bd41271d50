import { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { InventoryDeps } from './deps.ts'
import { inKeyOrder, isKey, moveStock } from './move-stock.ts'
import { stockLevels } from './tables.ts'
import { forgetLow } from './tell-when-low.ts'

const count = z.int('Enter whole numbers').min(0, 'Enter 0 or more').max(1_000_000, 'This is too high')

export const changeManySchema = z.object({
  listingId: z.uuid(),
  /** `adjust`: the counted stock. `restock`: what came in, added to the stock on hand. */
  kind: z.enum(['adjust', 'restock']),
  note: z.string().trim().max(200, 'Use at most 200 characters').default(''),
  changes: z
    .array(
      z.object({
        size: z.string().max(60),
        color: z.string().max(60),
        /** The stock on hand when the editor looked; only a count needs it. */
        from: count.optional(),
        to: count,
      }),
    )
    .min(1, 'Change at least one number')
    .max(1_600),
})

type Moved = { size: string; color: string; seen: number; onHand: number }

export type ChangeManyOutcome =
  | { ok: true; changed: number }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'not_found'; size: string; color: string }
  /** Orders on the payment page have reserved more than that. */
  | { ok: false; reason: 'reserved'; size: string; color: string; reserved: number }
  /** Someone bought or counted in the meantime: the quantity that was seen, and the current one. */
  | { ok: false; reason: 'conflict'; moved: Moved[] }

class Refused extends Error {
  readonly outcome: Extract<ChangeManyOutcome, { ok: false }>

  constructor(outcome: Extract<ChangeManyOutcome, { ok: false }>) {
    super('These stock changes do not fit')
    this.outcome = outcome
  }
}

/** Changes many sizes and colors of a listing, all or none, each with its journal entry. Staff only. */
export async function changeMany(
  deps: InventoryDeps,
  actor: Actor,
  input: unknown,
): Promise<ChangeManyOutcome> {
  const reading = changeManySchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  try {
    const changed = await deps.database.transaction((transaction) =>
      changeAll(deps, transaction, actor, reading.data),
    )
    return { ok: true, changed }
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

async function changeAll(
  deps: InventoryDeps,
  transaction: Transaction,
  actor: Actor,
  { listingId, kind, note, changes }: z.output<typeof changeManySchema>,
): Promise<number> {
  const moved: Moved[] = []
  const before: Record<string, number> = {}
  const after: Record<string, number> = {}
  for (const { from, to, ...key } of inKeyOrder(changes.map((change) => ({ ...change, listingId })))) {
    const { size, color } = key
    const [level] = await transaction.select().from(stockLevels).where(isKey(key)).for('update')
    if (!level) throw new Refused({ ok: false, reason: 'not_found', size, color })
    if (kind === 'adjust' && from !== undefined && from !== level.onHand)
      moved.push({ size, color, seen: from, onHand: level.onHand })
    const onHand = kind === 'adjust' ? to - level.onHand : to
    if (onHand === 0) continue
    const move = { ...key, kind, at: deps.clock.now(), onHand, reserved: 0, note }
    const isMoved = await moveStock(transaction, { ...move, actorName: nameOfActor(actor) })
    if (!isMoved) throw new Refused({ ok: false, reason: 'reserved', size, color, reserved: level.reserved })
    await forgetLow(deps, transaction, key)
    const name = `${size} / ${color}`
    before[name] = level.onHand
    after[name] = level.onHand + onHand
  }
  if (moved.length > 0) throw new Refused({ ok: false, reason: 'conflict', moved })
  const changed = Object.keys(after).length
  if (changed > 0)
    await audit(transaction, actor, {
      action: `stock.${kind}`,
      subject: `listing:${listingId}`,
      before,
      after: { ...after, note },
    })
  return changed
}
