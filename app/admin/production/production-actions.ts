import { z } from 'zod'
import { readJsonField } from '#app/read-body.ts'
import { placeSchema, processSchema } from '#domain/production.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type {
  BlockOutcome,
  MoveResult,
  ReprintOutcome,
  ScanTicketOutcome,
  SettleChangeOutcome,
} from '#server/production/index.ts'

export type ProductionAnswer =
  | { intent: 'move'; results: MoveResult[] }
  | { intent: 'scan'; outcome: ScanTicketOutcome }
  | { intent: 'block'; outcome: BlockOutcome }
  | { intent: 'reprint'; outcome: ReprintOutcome }
  | { intent: 'settle-change'; outcome: SettleChangeOutcome }
  | { intent: 'shelve'; outcome: { ok: true; orderId: string } | { ok: false; message: string } }
  /** The answer never came, or the form was not understood. */
  | { intent: 'failed'; message: string }

/** Beyond the fields: what the door takes. At most so many at once as a board holds. */
const wishesSchema = z
  .array(
    z.object({
      itemId: z.uuid(),
      from: placeSchema,
      to: placeSchema,
      way: z.enum(['board', 'undo']),
    }),
  )
  .max(500)

/** What staff do on the board; the doors decide whether they may. */
export async function runProductionAction(
  { production }: Pick<Shop, 'production'>,
  actor: Actor,
  form: FormData,
): Promise<ProductionAnswer> {
  const text = (name: string): string => String(form.get(name) ?? '')
  const intent = text('intent')
  if (intent === 'move') {
    const wishes = wishesSchema.safeParse(readJsonField(form, 'moves'))
    if (!wishes.success) return { intent: 'failed', message: 'The form was not understood.' }
    return { intent, results: await production.moveMany(actor, wishes.data) }
  }
  if (intent === 'scan') {
    const station = processSchema.safeParse(form.get('station')).data ?? null
    return { intent, outcome: await production.scan(actor, text('code').slice(0, 100), station) }
  }
  if (intent === 'block') {
    const input = { itemId: text('itemId'), reason: text('reason') }
    return { intent, outcome: await production.block(actor, input) }
  }
  if (intent === 'unblock')
    return { intent: 'block', outcome: await production.unblock(actor, text('itemId')) }
  if (intent === 'reprint')
    return { intent, outcome: await production.reprint(actor, Object.fromEntries(form)) }
  if (intent === 'settle-change')
    return { intent, outcome: await production.settleChange(actor, Object.fromEntries(form)) }
  if (intent === 'shelve') {
    const orderId = text('orderId')
    return (await production.shelve(actor, orderId))
      ? { intent, outcome: { ok: true, orderId } }
      : { intent, outcome: { ok: false, message: 'Somebody else has changed the order meanwhile.' } }
  }
  return { intent: 'failed', message: 'The form was not understood.' }
}
