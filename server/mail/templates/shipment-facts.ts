import { z } from 'zod'
import type { MailBlock, MailShop } from '../blocks.ts'

/** The data that every email about a parcel gets. */
const shipmentFactsSchema = z.object({
  orderId: z.uuid().nullish(),
  orderNumber: z.string(),
  /** All orders in the parcels, if there are several from one customer. */
  orderNumbers: z.array(z.string()).default([]),
  customerName: z.string(),
  parcels: z.array(
    z.object({
      carrier: z.string(),
      trackingNumber: z.string().nullable(),
      trackingUrl: z.string().nullable(),
      /** "2 × Gildan Heavy Cotton, M, Navy"; empty if not recorded. */
      contents: z.array(z.string()).default([]),
    }),
  ),
  /** "Nov 24, 2026" */
  expected: z.string().nullable(),
  details: z.string(),
  /** What part of the order is in none of them and was not sent earlier. */
  follows: z.array(z.string()).default([]),
  /** Part of the order has not been announced yet. */
  isPart: z.boolean().default(false),
  /** Another part was announced earlier. */
  isRest: z.boolean().default(false),
})

export type ShipmentFacts = z.output<typeof shipmentFactsSchema>

export const sampleShipment: ShipmentFacts = {
  orderNumber: 'GW-000123',
  orderNumbers: ['GW-000123'],
  customerName: 'Ada Lovelace',
  parcels: [
    {
      ...{ carrier: 'USPS', trackingNumber: '9405511899223197428490', trackingUrl: null },
      contents: ['2 × Gildan Heavy Cotton, M, Navy'],
    },
  ],
  expected: 'Nov 24, 2026',
  details: 'On the van',
  ...{ follows: [], isPart: false, isRest: false },
}

export const samplePart: ShipmentFacts = {
  ...sampleShipment,
  ...{ follows: ['1 × Gang Sheet 22 × 60 in'], isPart: true },
}

export const sampleJoined: ShipmentFacts = {
  ...sampleShipment,
  orderNumbers: ['GW-000123', 'GW-000124'],
  parcels: sampleShipment.parcels.map((parcel) => ({
    ...parcel,
    contents: ['GW-000123: 2 × Gildan Heavy Cotton, M, Navy', 'GW-000124: 1 × Gang Sheet 22 × 60 in'],
  })),
}

/** Whether the parcel contains several orders of one customer. */
export const isJoined = ({ orderNumbers }: ShipmentFacts): boolean => orderNumbers.length > 1

/** "GW-000123 and GW-000124" */
const ordersIn = ({ orderNumber, orderNumbers }: ShipmentFacts): string =>
  orderNumbers.length > 1 ? new Intl.ListFormat('en-US').format(orderNumbers) : orderNumber

/** Order, carrier and tracking number of each parcel, in rows. */
const parcelRows = (facts: ShipmentFacts) => ({
  kind: 'rows' as const,
  rows: [
    { label: isJoined(facts) ? 'Orders' : 'Order', value: ordersIn(facts), isStrong: true },
    ...facts.parcels.map(({ carrier, trackingNumber }) => ({
      label: carrier,
      value: trackingNumber ?? 'no tracking number',
    })),
    ...(facts.expected ? [{ label: 'Expected', value: facts.expected }] : []),
  ],
})

/** The contents of each, and what is still to come. */
const contentBlocks = ({ parcels, follows }: ShipmentFacts): MailBlock[] => [
  ...parcels.flatMap(({ trackingNumber, contents }): MailBlock[] =>
    contents.length === 0
      ? []
      : listed(
          parcels.length > 1 && trackingNumber ? `In parcel ${trackingNumber}` : 'In this parcel',
          contents,
        ),
  ),
  ...(follows.length > 0 ? listed('Still to come in another parcel', follows) : []),
]

const listed = (title: string, lines: readonly string[]): MailBlock[] => [
  { kind: 'paragraph', text: `${title}: ${lines.join('; ')}.` },
]

const trackButton = ({ parcels }: ShipmentFacts, origin: string) => ({
  kind: 'button' as const,
  label: parcels.length > 1 ? 'Track your parcels' : 'Track your parcel',
  href: trackingAddress(origin, parcels[0]?.trackingNumber ?? null),
})

const trackingAddress = (origin: string, number: string | null): string =>
  number === null ? `${origin}/tracking` : `${origin}/tracking?number=${encodeURIComponent(number)}`

/** What all emails about parcels share, besides their wording. */
export const parcelMail = {
  schema: shipmentFactsSchema,
  values: (facts: ShipmentFacts) => ({ order: ordersIn(facts), name: facts.customerName }),
  facts: (facts: ShipmentFacts) => [parcelRows(facts), ...contentBlocks(facts)],
  actions: (facts: ShipmentFacts, shop: MailShop) => [trackButton(facts, shop.origin)],
}
