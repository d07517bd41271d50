import { after, days, hours } from '#server/kernel/clock.ts'
import type { ProviderTrack, TrackEvent } from '#server/shipping/port.ts'
import type { houseLabels } from './tables.ts'

type HouseLabelRow = typeof houseLabels.$inferSelect

/** Where a demo parcel is by now: handed in after some hours, delivered on its last day. */
export function simulateTrack(label: HouseLabelRow, now: Date): ProviderTrack | null {
  if (label.voidedAt !== null) return null
  const { fromAddress: from, toAddress: to, createdAt } = label
  const whole = days(label.days)
  const at = (milliseconds: number): Date => after(createdAt, milliseconds)
  const start = { city: from.city, state: from.state, country: from.country }
  const end = { city: to.city, state: to.state, country: to.country }
  const way: TrackEvent[] = [
    { at: at(hours(4)), status: 'shipped', details: 'Handed to the driver', location: start },
    { at: at(hours(11)), status: 'in_transit', details: 'Left the depot', location: start },
    { at: at(whole * 0.6), status: 'in_transit', details: 'Arrived in the area', location: end },
    { at: at(whole - hours(6)), status: 'out_for_delivery', details: 'On the van', location: end },
    {
      at: at(whole),
      status: 'delivered',
      details: 'Left at the front door',
      location: end,
    },
  ]
  return { eta: at(whole), events: way.filter((event) => event.at <= now) }
}
