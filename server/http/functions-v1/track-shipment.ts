import { z } from 'zod'
import { table } from '#domain/table.ts'
import { defineFunction, refused } from './operation.ts'
import { presentTracking } from './present-shipment.ts'

const statuses = table<number>({ too_many: 429 })

/** docs/spec-map.md S7; for anyone who has the number. */
export const trackShipment = defineFunction({
  name: 'track-shipment',
  may: 'anyone',
  body: z.object({ tracking_number: z.string().max(200) }),
  async run({ shipping }, { actor }, { tracking_number }) {
    const outcome = await shipping.track(tracking_number, actor, true)
    if (!outcome.ok) return refused(outcome.message, statuses[outcome.reason])
    return { body: { success: true, tracking: presentTracking(outcome.shipment) } }
  },
})
