import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announceOrder } from '../announce-shipment.ts'
import type { ShippingDeps } from '../deps.ts'
import { codeOfNobody, findPickup, toPickup } from '../pickups.ts'
import { pickups } from '../tables.ts'
import { pickupShape } from './packing-shapes.ts'
import { scannedCode } from './scanned-code.ts'

/** The customer showed the code: the order leaves the shelf, once. */
export const handOutOrder = defineOperation({
  name: 'packing.hand-out',
  route: 'POST /pickups/{code}/hand-out',
  summary: 'Hand an order to the person who shows its pickup code, once; the order is then completed',
  may: 'shipping.write',
  input: z.object({ code: scannedCode }),
  example: { code: 'GWP-AAAAAAAA' },
  result: z.object({ pickup: pickupShape }),
  async run(deps: ShippingDeps, actor, { code }) {
    const known = await findPickup(deps, code)
    if (!known) throw new AppError('not_found', codeOfNobody)
    const row = await deps.database.transaction(async (transaction) => {
      // Locks the order first: its status changes below.
      await deps.orders.lockForShipping(transaction, known.orderId)
      const [taken] = await transaction
        .update(pickups)
        .set({ pickedUpAt: deps.clock.now(), handedOutBy: nameOfActor(actor) })
        .where(and(eq(pickups.code, code), isNull(pickups.pickedUpAt)))
        .returning()
      if (!taken) return null
      await audit(transaction, actor, { action: 'shipping.hand_out', subject: `order:${taken.orderId}` })
      await announceOrder(deps, transaction, { orderId: taken.orderId, customerId: null })
      // Staff may have completed it already.
      void (await deps.orders.setStatusWithin(transaction, actor, taken.orderId, 'completed'))
      return taken
    })
    if (row) return ok({ pickup: toPickup(row) })
    const { orderNumber, handedOutBy } = (await findPickup(deps, code)) ?? known
    throw new AppError('conflict', `${orderNumber} was already handed out, by ${handedOutBy}.`)
  },
})
