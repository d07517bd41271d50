import type { Shippo } from 'shippo'
import { ShippoError } from 'shippo/models/errors/index.js'
import type { ProviderTrack, TrackQuery } from '#server/shipping/port.ts'
import { toTrack } from './read-track.ts'

/** Null for a tracking number that Shippo doesn't know. */
export async function trackWithShippo(
  client: Shippo,
  { carrierToken, trackingNumber }: TrackQuery,
): Promise<ProviderTrack | null> {
  try {
    const track = await client.trackingStatus.get(trackingNumber, carrierToken)
    const events = [...track.trackingHistory, ...(track.trackingStatus ? [track.trackingStatus] : [])]
    return toTrack({
      tracking_number: trackingNumber,
      eta: track.eta,
      tracking_history: events.map((event) => ({
        status: event.status,
        substatus: event.substatus,
        status_date: event.statusDate,
        status_details: event.statusDetails,
        location: event.location,
      })),
    })
  } catch (error) {
    if (error instanceof ShippoError && error.statusCode === 404) return null
    throw error
  }
}
