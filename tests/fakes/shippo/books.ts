import { randomUUID } from 'node:crypto'

export type ShippoTransaction = {
  object_id: string
  object_created: string
  rate: string
  metadata: string
  status: string
  tracking_number?: string
  tracking_url_provider?: string
  label_url?: string
  messages: { text: string }[]
}

type TrackEvent = { status: string; status_date: string; status_details: string; code?: string }

/** Shipping services with their prices; buying one of them is refused. */
const services = [
  { token: 'usps_ground_advantage', name: 'Ground Advantage', provider: 'USPS', amount: '7.35', days: 4 },
  { token: 'usps_priority', name: 'Priority Mail', provider: 'USPS', amount: '9.85', days: 2 },
  { token: 'ups_refused', name: 'Refused Air', provider: 'UPS', amount: '31.20', days: 1 },
]

const objectId = (): string => randomUUID().replaceAll('-', '')

/** Shippo's books: it never forgets a purchase, and never notices a duplicate. */
export function createShippoBooks(origin: string) {
  const rates = new Map<string, { token: string; amount: string }>()
  const transactions: ShippoTransaction[] = []
  const tracks = new Map<string, TrackEvent[]>()
  let isSlow = false
  let isSurprising = false
  let count = 0

  return {
    transactions,
    /** New purchases return QUEUED, and are settled by `finish`. */
    beSlow(): void {
      isSlow = true
    },
    finish: () => {
      for (const one of transactions) if (one.status === 'QUEUED') succeed(one)
    },
    /** New purchases contain a value unknown to the SDK. */
    surprise(): void {
      isSurprising = true
    },

    /** A street of `nowhere` doesn't exist; all others are returned in capital letters, with the full ZIP code. */
    checkAddress(body: Record<string, unknown>) {
      const now = new Date().toISOString()
      const text = (name: string) => String(body[name] ?? '')
      const isValid = !text('street1').includes('nowhere')
      return {
        ...{ object_id: objectId(), object_created: now, object_updated: now, object_owner: 'shop' },
        ...{ is_complete: true, country: 'US', state: text('state'), zip: `${text('zip').slice(0, 5)}-4210` },
        ...{ street1: text('street1').replace('Street', 'St'), street2: text('street2'), city: text('city') },
        validation_results: {
          is_valid: isValid,
          messages: isValid
            ? []
            : [
                {
                  source: 'USPS',
                  code: 'Address Not Found',
                  type: 'address_error',
                  text: 'Address not found',
                },
              ],
        },
      }
    },

    makeShipment(body: Record<string, unknown>) {
      const shipment = objectId()
      const now = new Date().toISOString()
      const to = body.address_to as { zip?: string }
      const found = to.zip === '00000' ? [] : services
      return {
        object_id: shipment,
        object_created: now,
        object_updated: now,
        object_owner: 'shop',
        status: 'SUCCESS',
        metadata: '',
        address_from: { ...(body.address_from as object), object_id: objectId(), is_complete: true },
        address_to: { ...(body.address_to as object), object_id: objectId(), is_complete: true },
        parcels: [],
        carrier_accounts: [],
        messages: found.length > 0 ? [] : [{ source: 'USPS', code: '', text: 'The ZIP code is not known' }],
        rates: found.map(({ token, name, provider, amount, days }) => {
          const rate = objectId()
          rates.set(rate, { token, amount })
          return {
            object_id: rate,
            object_created: now,
            object_owner: 'shop',
            shipment,
            attributes: [],
            amount,
            currency: 'USD',
            amount_local: amount,
            currency_local: 'USD',
            provider,
            servicelevel: { name, token },
            carrier_account: 'account',
            estimated_days: days,
          }
        }),
      }
    },

    buy({ rate, metadata }: { rate: string; metadata: string }): ShippoTransaction | null {
      const known = rates.get(rate)
      if (!known) return null
      const one: ShippoTransaction = {
        object_id: objectId(),
        object_created: new Date().toISOString(),
        rate,
        metadata,
        status: 'QUEUED',
        messages: [],
      }
      transactions.push(one)
      if (known.token === 'ups_refused') {
        one.status = 'ERROR'
        one.messages = [{ text: 'The account has no money left' }]
      } else if (!isSlow) succeed(one)
      return isSurprising
        ? ({ ...one, status: one.status, tracking_status: 'TELEPORTED' } as ShippoTransaction)
        : one
    },

    refund(id: string): 'ERROR' | 'PENDING' {
      const one = transactions.find(({ object_id }) => object_id === id)
      if (one?.status !== 'SUCCESS') return 'ERROR'
      one.status = 'REFUNDPENDING'
      return 'PENDING'
    },
    grantRefunds: () => {
      for (const one of transactions) if (one.status === 'REFUNDPENDING') one.status = 'REFUNDED'
    },

    scan(trackingNumber: string, event: TrackEvent): void {
      tracks.set(trackingNumber, [...(tracks.get(trackingNumber) ?? []), event])
    },
    track(trackingNumber: string, carrier: string) {
      const events = (tracks.get(trackingNumber) ?? []).map((event) => ({
        object_id: objectId(),
        object_created: event.status_date,
        object_updated: event.status_date,
        status: event.status,
        status_date: event.status_date,
        status_details: event.status_details,
        ...(event.code && { substatus: { code: event.code, text: event.code, action_required: false } }),
        location: { city: 'Austin', state: 'TX', zip: '78702', country: 'US' },
      }))
      return {
        carrier,
        tracking_number: trackingNumber,
        eta: '2026-12-01T18:00:00Z',
        messages: [],
        tracking_status: events.at(-1),
        tracking_history: events,
      }
    },
  }

  function succeed(one: ShippoTransaction): void {
    one.status = 'SUCCESS'
    count++
    one.tracking_number = `9405${String(count).padStart(16, '0')}`
    one.tracking_url_provider = `https://tools.usps.example/${one.tracking_number}`
    one.label_url = `${origin}/label-files/${one.object_id}.pdf`
  }
}
