import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { after, minutes } from '#server/kernel/clock.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ShippingDeps } from '../deps.ts'
import { finishVoid } from '../finish-void.ts'
import { type PurchaseState, shipments } from '../tables.ts'
import { anyId, shipmentId } from './shipment-shape.ts'

type State = 'voided' | 'pending'

const voidable: PurchaseState[] = ['bought', 'entered']

/** A repeated request returns the current state. */
export const voidLabel = defineOperation({
  name: 'shipping.void-label',
  route: 'POST /shipments/{shipment}/void',
  status: 200,
  summary: 'Void a label that has not traveled yet; its cost is refunded if the carrier grants it',
  may: 'shipping.write',
  input: z.object({ shipment: shipmentId }),
  example: { shipment: anyId },
  result: z.object({ state: z.enum(['voided', 'pending']) }),
  async run(deps: ShippingDeps, actor, { shipment }) {
    const row = await deps.database.transaction(async (transaction) => {
      const [taken] = await transaction
        .update(shipments)
        .set({ purchase: 'voiding', nextCheckAt: after(deps.clock.now(), minutes(1)), nextTrackAt: null })
        .where(
          and(
            eq(shipments.id, shipment),
            inArray(shipments.purchase, voidable),
            inArray(shipments.status, ['label_purchased', 'shipped']),
          ),
        )
        .returning()
      if (taken)
        await audit(transaction, actor, { action: 'shipping.void_label', subject: `shipment:${shipment}` })
      return taken
    })
    if (!row) return ok({ state: await stateOf(deps, shipment) })
    const outcome = await finishVoid(deps, row).catch((error) => {
      deps.log.warn({ shipmentId: shipment, error }, 'the provider could not be reached to void a label')
      return { state: 'pending' } as const
    })
    if (outcome.state === 'refused') throw new AppError('conflict', outcome.message, { because: 'refused' })
    return ok({ state: outcome.state })
  },
})

async function stateOf({ database }: ShippingDeps, id: string): Promise<State> {
  const [row] = await database.orm.select().from(shipments).where(eq(shipments.id, id))
  if (!row) throw new AppError('not_found', 'There is no such label.')
  if (row.purchase === 'voided') return 'voided'
  if (row.purchase === 'voiding') return 'pending'
  throw new AppError('conflict', 'This parcel is on its way, so its label stays.', { because: 'on_its_way' })
}
