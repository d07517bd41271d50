import { z } from 'zod'

/** What every mail about a parcel is told. */
export const shipmentFactsSchema = z.object({
  orderId: z.uuid().nullish(),
  orderNumber: z.string(),
  customerName: z.string(),
  parcels: z.array(
    z.object({
      carrier: z.string(),
      trackingNumber: z.string().nullable(),
      trackingUrl: z.string().nullable(),
    }),
  ),
  /** "Nov 24, 2026" */
  expected: z.string().nullable(),
  details: z.string(),
})

export type ShipmentFacts = z.output<typeof shipmentFactsSchema>

export const sampleShipment: ShipmentFacts = {
  orderNumber: 'GW-000123',
  customerName: 'Ada Lovelace',
  parcels: [{ carrier: 'USPS', trackingNumber: '9405511899223197428490', trackingUrl: null }],
  expected: 'Nov 24, 2026',
  details: 'On the van',
}

/** Order, carrier and number of each parcel, in rows. */
export const parcelRows = ({ orderNumber, parcels, expected }: ShipmentFacts) => ({
  kind: 'rows' as const,
  rows: [
    { label: 'Order', value: orderNumber, isStrong: true },
    ...parcels.map(({ carrier, trackingNumber }) => ({
      label: carrier,
      value: trackingNumber ?? 'no tracking number',
    })),
    ...(expected ? [{ label: 'Expected', value: expected }] : []),
  ],
})

export const trackButton = ({ parcels }: ShipmentFacts, origin: string) => ({
  kind: 'button' as const,
  label: parcels.length > 1 ? 'Track your parcels' : 'Track your parcel',
  href: trackingAddress(origin, parcels[0]?.trackingNumber ?? null),
})

const trackingAddress = (origin: string, number: string | null): string =>
  number === null ? `${origin}/tracking` : `${origin}/tracking?number=${encodeURIComponent(number)}`
