import type { Shippo } from 'shippo'
import type { LabelAddress } from '#domain/shipping/label-address.ts'
import type { ProviderRate, RateRequest, RatesAnswer } from '#server/shipping/port.ts'

/** The shop's currency; a rate in another currency can't be compared. */
const currency = 'USD'

export async function askShippoRates(client: Shippo, request: RateRequest): Promise<RatesAnswer> {
  const { parcel, isReturn } = request
  const shipment = await client.shipments.create({
    // A return is requested in the outbound direction, and Shippo reverses it (its guide on return labels).
    addressFrom: toShippoAddress(isReturn ? request.to : request.from),
    addressTo: toShippoAddress(isReturn ? request.from : request.to),
    parcels: [
      {
        length: String(parcel.length),
        width: String(parcel.width),
        height: String(parcel.height),
        distanceUnit: 'in',
        weight: String(parcel.weight),
        massUnit: 'lb',
      },
    ],
    async: false,
    ...(isReturn && { extra: { isReturn: true } }),
  })
  const rates = shipment.rates.filter((rate) => rate.currency === currency).map(toRate)
  const messages = (shipment.messages ?? []).flatMap(({ source, text }) =>
    text ? [[source, text].filter(Boolean).join(': ')] : [],
  )
  return { rates, messages: rates.length === 0 ? messages : [] }
}

type ShippoRate = Awaited<ReturnType<Shippo['shipments']['create']>>['rates'][number]

const toRate = (rate: ShippoRate): ProviderRate => ({
  rateId: rate.objectId,
  carrier: rate.provider,
  carrierToken: rate.provider.toLowerCase().replaceAll(' ', '_'),
  serviceLevel: rate.servicelevel.name ?? rate.servicelevel.token ?? 'Standard',
  serviceToken: rate.servicelevel.token ?? rate.servicelevel.name ?? '',
  estimatedDays: rate.estimatedDays ?? null,
  amountCents: toCents(rate.amount),
  currency: rate.currency,
})

/** "5.50" becomes 550, without going through a float. @throws when it is not an amount */
function toCents(amount: string): number {
  const parts = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(amount.trim())
  if (!parts) throw new Error(`Shippo gave no amount: ${amount.slice(0, 20)}`)
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

const toShippoAddress = ({
  name,
  company,
  street1,
  street2,
  city,
  state,
  zip,
  country,
  phone,
}: LabelAddress) => ({
  name,
  ...(company && { company }),
  street1,
  ...(street2 && { street2 }),
  city,
  state,
  zip,
  country,
  ...(phone && { phone }),
})
