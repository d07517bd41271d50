import { z } from 'zod'
import type { ShipmentStatus } from '#domain/shipping/shipment-status.ts'
import { table } from '#domain/table.ts'
import type { ProviderTrack, TrackEvent } from '#server/shipping/port.ts'

/** As sent in webhooks; the same fields are read from the SDK's responses. */
const eventSchema = z.object({
  status: z.string(),
  substatus: z.object({ code: z.string() }).nullish().catch(null),
  status_date: z.coerce.date().nullish().catch(null),
  status_details: z.string().nullish(),
  location: z
    .object({ city: z.string().nullish(), state: z.string().nullish(), country: z.string().nullish() })
    .nullish(),
})

export const trackSchema = z.object({
  tracking_number: z.string().min(1).max(100),
  eta: z.coerce.date().nullish().catch(null),
  tracking_status: eventSchema.nullish(),
  tracking_history: z.array(eventSchema).max(500).nullish(),
})

type WireTrack = z.output<typeof trackSchema>
type WireEvent = z.output<typeof eventSchema>

export function toTrack({ eta, tracking_status, tracking_history }: WireTrack): ProviderTrack {
  const told = [...(tracking_history ?? []), ...(tracking_status ? [tracking_status] : [])]
  return { eta: eta ?? null, events: told.flatMap(toEvent) }
}

function toEvent({ status, substatus, status_date, status_details, location }: WireEvent): TrackEvent[] {
  if (!status_date) return []
  const place = {
    city: location?.city ?? '',
    state: location?.state ?? '',
    country: location?.country ?? '',
  }
  return [
    {
      at: status_date,
      status: statusOf(status, substatus?.code ?? ''),
      details: (status_details ?? '').slice(0, 300),
      location: place.city || place.state ? place : null,
    },
  ]
}

const statuses = table<ShipmentStatus>({
  PRE_TRANSIT: 'label_purchased',
  TRANSIT: 'in_transit',
  DELIVERED: 'delivered',
  RETURNED: 'returned',
  FAILURE: 'exception',
})

/** Shippo reports out for delivery and the first scan through the substatus of TRANSIT. */
function statusOf(status: string, code: string): ShipmentStatus | null {
  if (status === 'TRANSIT' && code === 'out_for_delivery') return 'out_for_delivery'
  if (status === 'TRANSIT' && code === 'package_accepted') return 'shipped'
  return statuses[status] ?? null
}
