import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { shipmentStatuses } from '#domain/shipping/shipment-status.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { applyTrack } from '../apply-track.ts'
import type { ShippingDeps } from '../deps.ts'
import { typedText } from '../input.ts'
import { shipments } from '../tables.ts'
import { anyId, shipmentId } from './shipment-shape.ts'

export const enterEvent = defineOperation({
  name: 'shipping.enter-event',
  route: 'POST /shipments/{shipment}/events',
  summary: 'Record where a parcel is that no carrier tracks here, or that its carrier doesn’t know about',
  may: 'shipping.write',
  input: z.object({
    shipment: shipmentId,
    status: z.enum(shipmentStatuses, 'Choose where the parcel is.'),
    details: typedText(200).default(''),
    city: typedText(80).default(''),
    state: typedText(20).default(''),
  }),
  example: { shipment: anyId, status: 'in_transit', details: 'On our van', city: 'Austin', state: 'TX' },
  result: z.undefined(),
  async run(deps: ShippingDeps, actor, { shipment, ...told }) {
    const known = await deps.database.orm.$count(shipments, eq(shipments.id, shipment))
    if (known === 0) throw new AppError('not_found', 'There is no such shipment.')
    const { status, details, city, state } = told
    const location = city || state ? { city, state, country: 'US' } : null
    const event = { at: deps.clock.now(), status, details, location }
    await applyTrack(deps, shipment, { eta: null, events: [event] }, 'staff')
    await audit(deps.database.orm, actor, {
      action: 'shipping.enter_event',
      subject: `shipment:${shipment}`,
      after: told,
    })
    return ok(undefined)
  },
})
