import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import { tooOften } from '#server/kernel/rate-limit.ts'
import type { ShippingDeps } from '../deps.ts'
import { refreshShipment, type TrackOutcome, trackByNumber } from '../track-shipment.ts'
import { trackedShape } from './tracked-shape.ts'

const result = z.object({ shipment: trackedShape })

export const trackParcel = defineOperation({
  name: 'tracking.find-parcel',
  route: 'POST /tracking/parcels/{number}',
  summary:
    'Where a parcel is, by its tracking number; the carrier is asked if what the shop knows is out of date',
  may: 'anyone',
  input: z.object({ number: z.string() }),
  example: { number: 'GW000000000000' },
  result,
  async run(deps: ShippingDeps, actor, { number }) {
    return answerOf(await trackByNumber(deps, number, actor, true))
  },
})

const shipmentGone = 'There is no such shipment.'

export const refreshParcel = defineOperation({
  name: 'tracking.refresh-parcel',
  route: 'POST /shipments/{shipment}/refresh',
  summary: 'Ask the carrier now where one of your own parcels is, or any parcel if the caller may see all',
  may: 'signed_in',
  input: z.object({ shipment: z.uuid(shipmentGone) }),
  example: { shipment: '8a4c2f6e-0000-4000-8000-000000000000' },
  result,
  async run(deps: ShippingDeps, actor, { shipment }) {
    return answerOf(await refreshShipment(deps, actor, shipment))
  },
})

const codes = { unknown: 'not_found', unavailable: 'unavailable' } as const

function answerOf(outcome: TrackOutcome) {
  if (outcome.ok) return ok({ shipment: outcome.shipment })
  if (outcome.reason === 'no_number') return invalid({ number: outcome.message })
  if (outcome.reason === 'too_many') throw tooOften(outcome)
  throw new AppError(codes[outcome.reason], outcome.message)
}
